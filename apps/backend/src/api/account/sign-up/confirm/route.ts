import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { AccountInput } from "../../../../domains/account/account-input.ts"
import { readShopper } from "../../../../domains/account/shopper.ts"
import { confirmSignUp } from "../../../../domains/account/sign-up.ts"

export async function POST(
  req: MedusaRequest<AccountInput["confirmSignUp"]>,
  res: MedusaResponse,
): Promise<void> {
  res.json(await confirmSignUp(req.scope, req.validatedBody, readShopper(req)))
}
