import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireSubscriptionId } from "../../../../domains/newsletter/require-subscription.ts"
import type { LinkTokenInput } from "../../../../mail/link-token-input.ts"
import { NEWSLETTER_MODULE } from "../../../../modules/newsletter/index.ts"

/** Works with any link of ours, however often and however late it is used. */
export async function POST(req: MedusaRequest<LinkTokenInput>, res: MedusaResponse): Promise<void> {
  const id = requireSubscriptionId(req.validatedBody.token)
  await req.scope.resolve(NEWSLETTER_MODULE).unsubscribe(id)
  res.json({ state: "unsubscribed" })
}
