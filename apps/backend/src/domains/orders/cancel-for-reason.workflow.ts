import { createWorkflow, type WorkflowData } from "@medusajs/framework/workflows-sdk"
import { cancelOrderWorkflow } from "@medusajs/medusa/core-flows"
import type { CancelReason } from "@porteka/emails"
import { noteCancelReasonStep } from "./steps/note-cancel-reason.ts"

/** Cancels an order as the admin would: what was reserved is free again, and the shopper is told why. */
export const cancelForReasonWorkflow = createWorkflow(
  "cancel-order-for-reason",
  (input: WorkflowData<{ order_id: string; reason: CancelReason }>) => {
    noteCancelReasonStep(input)
    cancelOrderWorkflow.runAsStep({ input: { order_id: input.order_id } })
  },
)
