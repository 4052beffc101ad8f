import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { accountSchemas } from "../../../../domains/account/account-input.ts"
import { requestReset } from "../../../../domains/account/password.ts"
import { readShopper } from "../../../../domains/account/shopper.ts"
import { parseInput } from "../../../parse-input.ts"

export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const input = parseInput(accountSchemas.requestReset, req.body)
  res.status(202).json(await requestReset(req.scope, input, readShopper(req)))
}
