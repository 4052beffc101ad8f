import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { recordSentRefund } from "../../../../../domains/card-payments/record-sent-refund.ts"
import { readDesk } from "../../../../../domains/order-desk/read-desk.ts"
import { parseInput } from "../../../../parse-input.ts"
import { requireParam } from "../../../../require-param.ts"

const MAX_REASON = 500

export const bodySchema = z.strictObject({
  /** Whole forints. */
  amount: z.int().min(1),
  reason: z.string().trim().min(1).max(MAX_REASON),
})

/** Records a refund of a card payment that the staff has sent by other means. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const orderId = requireParam(req, "id")
  const { amount, reason } = parseInput(bodySchema, req.body)
  await recordSentRefund(req.scope, { orderId, amount, reason, by: req.auth_context.actor_id })
  res.json({ order: await readDesk(req.scope, orderId) })
}
