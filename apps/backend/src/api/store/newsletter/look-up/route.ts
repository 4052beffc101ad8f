import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireSubscription } from "../../../../domains/newsletter/require-subscription.ts"
import { linkTokenSchema } from "../../../../mail/link-token-input.ts"
import { parseInput } from "../../../parse-input.ts"

/** The subscription of an e-mail's link. A POST, because the token must not be in a URL. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { state } = await requireSubscription(req.scope, parseInput(linkTokenSchema, req.body).token)
  res.json({ state })
}
