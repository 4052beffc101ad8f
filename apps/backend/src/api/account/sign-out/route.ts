import type { MedusaResponse } from "@medusajs/framework/http"
import { type AccountRequest, requireSession } from "../../../domains/account/current-account.ts"
import { identityProvider } from "../../../identity/find-identity-provider.ts"
import { ACCOUNT_MODULE } from "../../../modules/account/index.ts"

export async function POST(req: AccountRequest, res: MedusaResponse): Promise<void> {
  const { id, customer_id: customerId, provider_tokens: tokens } = requireSession(req)
  await req.scope.resolve(ACCOUNT_MODULE).sessions.end(id, customerId)
  if (tokens !== null) await identityProvider(req.scope).signOut(tokens)
  res.json({ success: true })
}
