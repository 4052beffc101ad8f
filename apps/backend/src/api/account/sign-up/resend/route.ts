import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { accountSchemas } from "../../../../domains/account/account-input.ts"
import { readShopper } from "../../../../domains/account/shopper.ts"
import { resendCode } from "../../../../domains/account/sign-up.ts"
import { parseInput } from "../../../parse-input.ts"

export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  await resendCode(req.scope, parseInput(accountSchemas.resendCode, req.body), readShopper(req))
  res.status(202).json({ accepted: true })
}
