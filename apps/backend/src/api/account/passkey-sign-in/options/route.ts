import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requirePasskeys } from "../../../../domains/account/passkeys/relying-party.ts"
import { beginPasskeySignIn } from "../../../../domains/account/passkeys/sign-in-with-passkey.ts"
import { readShopper } from "../../../../domains/account/shopper.ts"

export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  requirePasskeys()
  res.json(await beginPasskeySignIn(req.scope, readShopper(req)))
}
