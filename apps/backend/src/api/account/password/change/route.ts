import type { MedusaResponse } from "@medusajs/framework/http"
import type { AccountInput } from "../../../../domains/account/account-input.ts"
import { type AccountRequest, requireSession } from "../../../../domains/account/current-account.ts"
import { changePassword } from "../../../../domains/account/password.ts"
import { readShopper } from "../../../../domains/account/shopper.ts"

export async function POST(
  req: AccountRequest<AccountInput["changePassword"]>,
  res: MedusaResponse,
): Promise<void> {
  res.json(await changePassword(req.scope, requireSession(req), req.validatedBody, readShopper(req)))
}
