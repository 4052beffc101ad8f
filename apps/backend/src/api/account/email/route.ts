import type { MedusaResponse } from "@medusajs/framework/http"
import type { AccountInput } from "../../../domains/account/account-input.ts"
import { type AccountRequest, requireSession } from "../../../domains/account/current-account.ts"
import { requestEmailChange } from "../../../domains/account/profile.ts"
import { readShopper } from "../../../domains/account/shopper.ts"

export async function POST(
  req: AccountRequest<AccountInput["requestEmailChange"]>,
  res: MedusaResponse,
): Promise<void> {
  res
    .status(202)
    .json(await requestEmailChange(req.scope, requireSession(req), req.validatedBody, readShopper(req)))
}
