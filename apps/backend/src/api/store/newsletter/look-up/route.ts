import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireSubscription } from "../../../../domains/newsletter/require-subscription.ts"
import type { LinkTokenInput } from "../../../../mail/link-token-input.ts"

/** What the links of the mails lead to. A POST: the token must not stand in an address. */
export async function POST(req: MedusaRequest<LinkTokenInput>, res: MedusaResponse): Promise<void> {
  const { state } = await requireSubscription(req.scope, req.validatedBody.token)
  res.json({ state })
}
