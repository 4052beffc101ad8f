import type { MedusaResponse } from "@medusajs/framework/http"
import type { AccountInput } from "../../../../domains/account/account-input.ts"
import { type AccountRequest, requireSession } from "../../../../domains/account/current-account.ts"
import { confirmEmailChange } from "../../../../domains/account/profile.ts"
import { readShopper } from "../../../../domains/account/shopper.ts"

export async function POST(
  req: AccountRequest<AccountInput["typedCode"]>,
  res: MedusaResponse,
): Promise<void> {
  res.json(await confirmEmailChange(req.scope, requireSession(req), req.validatedBody, readShopper(req)))
}
