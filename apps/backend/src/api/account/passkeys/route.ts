import type { MedusaResponse } from "@medusajs/framework/http"
import type { AccountInput } from "../../../domains/account/account-input.ts"
import { type AccountRequest, requireSession } from "../../../domains/account/current-account.ts"
import { toPasskeyView } from "../../../domains/account/passkeys/passkey-view.ts"
import { addPasskey } from "../../../domains/account/passkeys/register-passkey.ts"
import { requirePasskeys } from "../../../domains/account/passkeys/relying-party.ts"
import { ACCOUNT_MODULE } from "../../../modules/account/index.ts"

export async function GET(req: AccountRequest, res: MedusaResponse): Promise<void> {
  requirePasskeys()
  const { customer_id: customerId } = requireSession(req)
  const passkeys = await req.scope.resolve(ACCOUNT_MODULE).passkeys.list(customerId)
  res.json({ passkeys: passkeys.map(toPasskeyView) })
}

export async function POST(req: AccountRequest<AccountInput["passkey"]>, res: MedusaResponse): Promise<void> {
  requirePasskeys()
  await addPasskey(req.scope, requireSession(req), req.validatedBody)
  res.json({ success: true })
}
