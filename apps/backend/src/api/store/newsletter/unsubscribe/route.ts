import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireSubscriptionId } from "../../../../domains/newsletter/require-subscription.ts"
import { linkTokenSchema } from "../../../../mail/link-token-input.ts"
import { NEWSLETTER_MODULE } from "../../../../modules/newsletter/index.ts"
import { parseInput } from "../../../parse-input.ts"

/** Works with any link of ours, however often and however late it is used. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const id = requireSubscriptionId(parseInput(linkTokenSchema, req.body).token)
  await req.scope.resolve(NEWSLETTER_MODULE).unsubscribe(id)
  res.json({ state: "unsubscribed" })
}
