import type { MedusaResponse } from "@medusajs/framework/http"
import type { AccountInput } from "../../../domains/account/account-input.ts"
import { readSession } from "../../../domains/account/account-view.ts"
import { type AccountRequest, requireSession } from "../../../domains/account/current-account.ts"
import { setNewsletter } from "../../../domains/account/profile.ts"

export async function POST(
  req: AccountRequest<AccountInput["newsletter"]>,
  res: MedusaResponse,
): Promise<void> {
  const session = requireSession(req)
  await setNewsletter(req.scope, session, req.validatedBody.subscribed)
  res.json(await readSession(req.scope, session))
}
