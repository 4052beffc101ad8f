import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { accountSchemas } from "../../../domains/account/account-input.ts"
import { requirePasskeys } from "../../../domains/account/passkeys/relying-party.ts"
import { signInWithPasskey } from "../../../domains/account/passkeys/sign-in-with-passkey.ts"
import { readShopper } from "../../../domains/account/shopper.ts"
import { parseInput } from "../../parse-input.ts"

export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const input = parseInput(accountSchemas.passkeySignIn, req.body)
  requirePasskeys()
  res.json(await signInWithPasskey(req.scope, input, readShopper(req)))
}
