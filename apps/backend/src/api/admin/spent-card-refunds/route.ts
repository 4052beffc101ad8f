import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { refundSpentCard } from "../../../domains/gift-card-sales/refund-spent-card.ts"
import { readDesk } from "../../../domains/order-desk/read-desk.ts"
import { parseInput } from "../../parse-input.ts"

const MAX_ID = 64
const MAX_REASON = 500

export const bodySchema = z.strictObject({
  order_id: z.string().min(1).max(MAX_ID),
  /** Whole forints. */
  amount: z.int().min(1),
  reason: z.string().trim().min(1).max(MAX_REASON),
})

/** Refunds what was spent from a bought gift card. Only the owner may call it, because the shop loses this money. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { order_id: orderId, amount, reason } = parseInput(bodySchema, req.body)
  await refundSpentCard(req.scope, { orderId, amount, reason, by: req.auth_context.actor_id })
  res.json({ order: await readDesk(req.scope, orderId) })
}
