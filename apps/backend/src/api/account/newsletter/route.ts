import type { MedusaResponse } from "@medusajs/framework/http"
import { accountSchemas } from "../../../domains/account/account-input.ts"
import { readSession } from "../../../domains/account/account-view.ts"
import { type AccountRequest, requireSession } from "../../../domains/account/current-account.ts"
import { setNewsletter } from "../../../domains/account/profile.ts"
import { parseInput } from "../../parse-input.ts"

export async function POST(req: AccountRequest, res: MedusaResponse): Promise<void> {
  const session = requireSession(req)
  await setNewsletter(req.scope, session, parseInput(accountSchemas.newsletter, req.body).subscribed)
  res.json(await readSession(req.scope, session))
}
