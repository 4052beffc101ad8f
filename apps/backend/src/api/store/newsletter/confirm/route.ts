import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireSubscription } from "../../../../domains/newsletter/require-subscription.ts"
import { linkTokenSchema } from "../../../../mail/link-token-input.ts"
import { NEWSLETTER_MODULE } from "../../../../modules/newsletter/index.ts"
import { parseInput } from "../../../parse-input.ts"

/** Idempotent; an old e-mail does not subscribe somebody again who has unsubscribed. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { token } = parseInput(linkTokenSchema, req.body)
  const { id } = await requireSubscription(req.scope, token)
  await req.scope.resolve(NEWSLETTER_MODULE).confirm(id)
  const { state } = await requireSubscription(req.scope, token)
  res.json({ state })
}
