import type { MedusaResponse } from "@medusajs/framework/http"
import { toSessionView } from "../../../domains/account/account-view.ts"
import { type AccountRequest, requireSession } from "../../../domains/account/current-account.ts"
import { ACCOUNT_MODULE } from "../../../modules/account/index.ts"

export async function GET(req: AccountRequest, res: MedusaResponse): Promise<void> {
  const { id, customer_id: customerId } = requireSession(req)
  const sessions = await req.scope.resolve(ACCOUNT_MODULE).sessions.list(customerId)
  res.json({ sessions: sessions.map((session) => toSessionView(session, id)) })
}

/** Includes the calling session. */
export async function DELETE(req: AccountRequest, res: MedusaResponse): Promise<void> {
  await req.scope.resolve(ACCOUNT_MODULE).sessions.endAll(requireSession(req).customer_id)
  res.json({ success: true })
}
