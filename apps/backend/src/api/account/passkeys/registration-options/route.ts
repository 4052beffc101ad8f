import type { MedusaResponse } from "@medusajs/framework/http"
import { accountSchemas } from "../../../../domains/account/account-input.ts"
import { type AccountRequest, requireSession } from "../../../../domains/account/current-account.ts"
import { beginRegistration } from "../../../../domains/account/passkeys/register-passkey.ts"
import { requirePasskeys } from "../../../../domains/account/passkeys/relying-party.ts"
import { parseInput } from "../../../parse-input.ts"

export async function POST(req: AccountRequest, res: MedusaResponse): Promise<void> {
  const input = parseInput(accountSchemas.passkeyOptions, req.body)
  requirePasskeys()
  res.json(await beginRegistration(req.scope, requireSession(req), input))
}
