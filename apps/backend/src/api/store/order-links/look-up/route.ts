import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { isOrderLink, orderIdOfLink } from "../../../../domains/orders/order-link-token.ts"
import { environment } from "../../../../env.ts"
import { linkTokenSchema } from "../../../../mail/link-token-input.ts"
import { readRecords } from "../../../../records/read-records.ts"
import { notFound } from "../../../../refusals/refusals.ts"
import { parseInput } from "../../../parse-input.ts"

/** The order a link names. A POST, because the token must not be in a URL. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { token } = parseInput(linkTokenSchema, req.body)
  const id = orderIdOfLink(token, new Date())
  const [order] = id
    ? await readRecords<{ id: string; email: string | null }>(req.scope, {
        entity: "order",
        fields: ["id", "email"],
        filters: { id },
      })
    : []
  if (!order || !isOrderLink(token, order, environment().JWT_SECRET)) throw notFound("There is no such link")
  res.json({ order_id: order.id })
}
