import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { AccountInput } from "../../../domains/account/account-input.ts"
import { requirePasskeys } from "../../../domains/account/passkeys/relying-party.ts"
import { signInWithPasskey } from "../../../domains/account/passkeys/sign-in-with-passkey.ts"
import { readShopper } from "../../../domains/account/shopper.ts"

export async function POST(
  req: MedusaRequest<AccountInput["passkeySignIn"]>,
  res: MedusaResponse,
): Promise<void> {
  requirePasskeys()
  res.json(await signInWithPasskey(req.scope, req.validatedBody, readShopper(req)))
}
