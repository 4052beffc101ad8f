import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { readMoney } from "../../../../../domains/orders/read-money.ts"
import { refundPayment } from "../../../../../domains/orders/refund-payment.ts"
import { notAllowed } from "../../../../../refusals/refusals.ts"
import { parseInput } from "../../../../parse-input.ts"
import { requireParam } from "../../../../require-param.ts"

const MAX_NOTE = 500

export const bodySchema = z.strictObject({
  /** Whole forints; absent: everything that was captured. */
  amount: z.int().min(1).optional(),
  reason: z.string().max(MAX_NOTE).optional(),
  note: z.string().max(MAX_NOTE).optional(),
})

/** Refunds from the order's captured payment. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const orderId = requireParam(req, "id")
  const { amount, reason, note } = parseInput(bodySchema, req.body)
  const { collections } = await readMoney(req.scope, orderId)
  const payments = collections.flatMap((collection) => collection.payments)
  const captured = payments.find((payment) => payment.captured_at && !payment.canceled_at)
  if (!captured) throw notAllowed("Nothing of this order was captured")
  await refundPayment(req.scope, orderId, {
    payment_id: captured.id,
    created_by: req.auth_context.actor_id,
    amount,
    note: [reason, note].filter(Boolean).join(": "),
  })
  res.json({ order: await req.scope.resolve(Modules.ORDER).retrieveOrder(orderId) })
}
