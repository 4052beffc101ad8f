import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireSubscription } from "../../../../domains/newsletter/require-subscription.ts"
import type { LinkTokenInput } from "../../../../mail/link-token-input.ts"

/** The subscription of an e-mail's link. A POST, because the token must not be in a URL. */
export async function POST(req: MedusaRequest<LinkTokenInput>, res: MedusaResponse): Promise<void> {
  const { state } = await requireSubscription(req.scope, req.validatedBody.token)
  res.json({ state })
}
