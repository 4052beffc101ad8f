import type { MedusaResponse } from "@medusajs/framework/http"
import { toSignedIn } from "../../../../domains/account/begin-session.ts"
import { type AccountRequest, requireSession } from "../../../../domains/account/current-account.ts"
import { liveSession } from "../../../../domains/account/live-session.ts"
import { notAuthenticated } from "../../../../identity/account-error.ts"
import { ACCOUNT_MODULE } from "../../../../modules/account/index.ts"

export async function POST(req: AccountRequest, res: MedusaResponse): Promise<void> {
  const session = await liveSession(req.scope, requireSession(req), { isForced: true })
  if (!session) throw notAuthenticated()
  const token = await req.scope.resolve(ACCOUNT_MODULE).sessions.renewToken(session.id)
  res.json(await toSignedIn(req.scope, session, token))
}
