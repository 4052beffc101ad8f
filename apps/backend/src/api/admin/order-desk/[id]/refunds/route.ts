import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { readDesk } from "../../../../../domains/order-desk/read-desk.ts"
import { refundOrder } from "../../../../../domains/order-desk/refund-order.ts"
import { parseInput } from "../../../../parse-input.ts"
import { requireParam } from "../../../../require-param.ts"

const MAX_REASON = 500

export const bodySchema = z
  .strictObject({
    /** Whole forints. */
    amount: z.int().min(1),
    refund_reason_id: z.string().min(1).optional(),
    reason: z.string().trim().max(MAX_REASON).default(""),
    for_returned_goods: z.boolean().optional(),
    keeps_goods: z.boolean().default(false),
    is_sent: z.boolean().default(false),
  })
  .refine((refund) => !refund.is_sent || refund.reason !== "", {
    path: ["reason"],
    message: "Why it was not sent by the card provider",
  })

/** Refunds a part or all of what was paid, or records what the staff has sent by other means. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const orderId = requireParam(req, "id")
  const input = parseInput(bodySchema, req.body)
  await refundOrder(req.scope, orderId, {
    amount: input.amount,
    reason: input.reason,
    refundReasonId: input.refund_reason_id,
    isForReturnedGoods: input.for_returned_goods,
    keepsGoods: input.keeps_goods,
    isSent: input.is_sent,
    by: req.auth_context.actor_id,
  })
  res.json({ order: await readDesk(req.scope, orderId) })
}
