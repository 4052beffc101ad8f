import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { Modules, PaymentSessionStatus } from "@medusajs/framework/utils"
import { authorizePaymentSessionForOrderWorkflow, capturePaymentWorkflow } from "@medusajs/medusa/core-flows"
import { readPayments } from "../../../../../workflows/orders/read-payments.ts"
import { requireParam } from "../../../../require-param.ts"

/**
 * Captures what of the order's payments is still to be captured. Of a payment outside the shop it says that the
 * money has come.
 */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const orderId = requireParam(req, "id")
  for (const { payment_sessions: sessions } of await readPayments(req.scope, orderId)) {
    for (const { id, status } of sessions) {
      if (status !== PaymentSessionStatus.PENDING_AUTHORIZATION) continue
      await authorizePaymentSessionForOrderWorkflow(req.scope).run({ input: { payment_session_id: id } })
    }
  }
  for (const { payments } of await readPayments(req.scope, orderId)) {
    for (const { id, captured_at: capturedAt, canceled_at: canceledAt } of payments) {
      if (capturedAt || canceledAt) continue
      await capturePaymentWorkflow(req.scope).run({
        input: { payment_id: id, captured_by: req.auth_context.actor_id },
      })
    }
  }
  res.json({ order: await req.scope.resolve(Modules.ORDER).retrieveOrder(orderId) })
}
