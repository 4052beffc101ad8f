import type { MedusaResponse } from "@medusajs/framework/http"
import type { AccountInput } from "../../../../domains/account/account-input.ts"
import { type AccountRequest, requireSession } from "../../../../domains/account/current-account.ts"
import { beginRegistration } from "../../../../domains/account/passkeys/register-passkey.ts"
import { requirePasskeys } from "../../../../domains/account/passkeys/relying-party.ts"

export async function POST(
  req: AccountRequest<AccountInput["passkeyOptions"]>,
  res: MedusaResponse,
): Promise<void> {
  requirePasskeys()
  res.json(await beginRegistration(req.scope, requireSession(req), req.validatedBody))
}
