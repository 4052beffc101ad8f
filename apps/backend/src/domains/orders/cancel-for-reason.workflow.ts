import { createWorkflow, type WorkflowData } from "@medusajs/framework/workflows-sdk"
import { cancelOrderWorkflow } from "@medusajs/medusa/core-flows"
import type { CancelReason } from "@porteka/emails"
import { recordCancelReasonStep } from "./steps/record-cancel-reason.ts"

/** Cancels an order like the admin: releases its reservations and informs the shopper of the reason. */
export const cancelForReasonWorkflow = createWorkflow(
  "cancel-order-for-reason",
  (input: WorkflowData<{ order_id: string; reason: CancelReason }>) => {
    recordCancelReasonStep(input)
    cancelOrderWorkflow.runAsStep({ input: { order_id: input.order_id } })
  },
)
