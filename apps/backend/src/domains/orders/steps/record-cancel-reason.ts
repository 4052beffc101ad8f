import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { CancelReason } from "@porteka/commerce-sdk"

interface CancelReasonOfOrder {
  order_id: string
  reason: CancelReason
}

/** Stores why an order is canceled, which selects the wording of the e-mail. */
export const recordCancelReasonStep = createStep(
  "record-cancel-reason",
  async ({ order_id: id, reason }: CancelReasonOfOrder, { container }) => {
    const orders = container.resolve(Modules.ORDER)
    const { metadata } = await orders.retrieveOrder(id, { select: ["id", "metadata"] })
    await orders.updateOrders([{ id, metadata: { cancel_reason: reason } }])
    return new StepResponse(undefined, { id, reason: metadata?.cancel_reason ?? null })
  },
  async (before, { container }) => {
    if (!before) return
    // Metadata is merged; an empty text removes a key.
    const metadata = { cancel_reason: before.reason ?? "" }
    await container.resolve(Modules.ORDER).updateOrders([{ id: before.id, metadata }])
  },
)
