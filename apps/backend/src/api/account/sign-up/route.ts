import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { accountSchemas } from "../../../domains/account/account-input.ts"
import { readShopper } from "../../../domains/account/shopper.ts"
import { signUp } from "../../../domains/account/sign-up.ts"
import { parseInput } from "../../parse-input.ts"

export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const input = parseInput(accountSchemas.signUp, req.body)
  res.status(202).json(await signUp(req.scope, input, readShopper(req)))
}
