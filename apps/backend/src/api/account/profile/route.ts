import type { MedusaResponse } from "@medusajs/framework/http"
import { accountSchemas } from "../../../domains/account/account-input.ts"
import { readSession } from "../../../domains/account/account-view.ts"
import { type AccountRequest, requireSession } from "../../../domains/account/current-account.ts"
import { updateProfile } from "../../../domains/account/profile.ts"
import { parseInput } from "../../parse-input.ts"

export async function POST(req: AccountRequest, res: MedusaResponse): Promise<void> {
  const session = requireSession(req)
  await updateProfile(req.scope, session, parseInput(accountSchemas.profile, req.body))
  res.json(await readSession(req.scope, session))
}
