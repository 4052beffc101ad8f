import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { readOrderLinkToken } from "../../../../domains/orders/order-link-token.ts"
import { environment } from "../../../../env.ts"
import type { LinkTokenInput } from "../../../../mail/link-token-input.ts"

/** The order a link names. A POST, because the token must not be in a URL. */
export async function POST(req: MedusaRequest<LinkTokenInput>, res: MedusaResponse): Promise<void> {
  const orderId = readOrderLinkToken(req.validatedBody.token, environment().JWT_SECRET, new Date())
  if (!orderId) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such link")
  res.json({ order_id: orderId })
}
