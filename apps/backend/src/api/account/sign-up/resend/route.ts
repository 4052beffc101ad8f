import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { AccountInput } from "../../../../domains/account/account-input.ts"
import { readShopper } from "../../../../domains/account/shopper.ts"
import { resendCode } from "../../../../domains/account/sign-up.ts"

export async function POST(
  req: MedusaRequest<AccountInput["resendCode"]>,
  res: MedusaResponse,
): Promise<void> {
  await resendCode(req.scope, req.validatedBody, readShopper(req))
  res.status(202).json({ accepted: true })
}
