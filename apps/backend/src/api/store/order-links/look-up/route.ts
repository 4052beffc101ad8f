import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readOrderLinkToken } from "../../../../domains/orders/order-link-token.ts"
import { environment } from "../../../../env.ts"
import { linkTokenSchema } from "../../../../mail/link-token-input.ts"
import { notFound } from "../../../../refusals/refusals.ts"
import { parseInput } from "../../../parse-input.ts"

/** The order a link names. A POST, because the token must not be in a URL. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { token } = parseInput(linkTokenSchema, req.body)
  const orderId = readOrderLinkToken(token, environment().JWT_SECRET, new Date())
  if (!orderId) throw notFound("There is no such link")
  res.json({ order_id: orderId })
}
