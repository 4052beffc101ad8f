import type { MedusaResponse } from "@medusajs/framework/http"
import { accountSchemas } from "../../../domains/account/account-input.ts"
import { type AccountRequest, requireSession } from "../../../domains/account/current-account.ts"
import { toPasskeyView } from "../../../domains/account/passkeys/passkey-view.ts"
import { addPasskey } from "../../../domains/account/passkeys/register-passkey.ts"
import { requirePasskeys } from "../../../domains/account/passkeys/relying-party.ts"
import { ACCOUNT_MODULE } from "../../../modules/account/index.ts"
import { parseInput } from "../../parse-input.ts"

export async function GET(req: AccountRequest, res: MedusaResponse): Promise<void> {
  requirePasskeys()
  const { customer_id: customerId } = requireSession(req)
  const passkeys = await req.scope.resolve(ACCOUNT_MODULE).passkeys.list(customerId)
  res.json({ passkeys: passkeys.map(toPasskeyView) })
}

export async function POST(req: AccountRequest, res: MedusaResponse): Promise<void> {
  requirePasskeys()
  await addPasskey(req.scope, requireSession(req), parseInput(accountSchemas.passkey, req.body))
  res.json({ success: true })
}
