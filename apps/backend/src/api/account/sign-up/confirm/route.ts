import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { accountSchemas } from "../../../../domains/account/account-input.ts"
import { readShopper } from "../../../../domains/account/shopper.ts"
import { confirmSignUp } from "../../../../domains/account/sign-up.ts"
import { parseInput } from "../../../parse-input.ts"

export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const input = parseInput(accountSchemas.confirmSignUp, req.body)
  res.json(await confirmSignUp(req.scope, input, readShopper(req)))
}
