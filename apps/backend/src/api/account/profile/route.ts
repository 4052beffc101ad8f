import type { MedusaResponse } from "@medusajs/framework/http"
import type { AccountInput } from "../../../domains/account/account-input.ts"
import { readSession } from "../../../domains/account/account-view.ts"
import { type AccountRequest, requireSession } from "../../../domains/account/current-account.ts"
import { updateProfile } from "../../../domains/account/profile.ts"

export async function POST(req: AccountRequest<AccountInput["profile"]>, res: MedusaResponse): Promise<void> {
  const session = requireSession(req)
  await updateProfile(req.scope, session, req.validatedBody)
  res.json(await readSession(req.scope, session))
}
