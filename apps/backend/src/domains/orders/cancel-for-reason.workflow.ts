import { createWorkflow, transform, type WorkflowData } from "@medusajs/framework/workflows-sdk"
import { cancelOrderWorkflow } from "@medusajs/medusa/core-flows"
import type { CancelReason } from "@porteka/commerce-sdk"
import { recordCancelReasonStep } from "./steps/record-cancel-reason.ts"

interface CancelInput {
  order_id: string
  reason: CancelReason
  /** The staff member; absent if the shop does it by itself. */
  canceled_by?: string
}

/** Cancels an order like the admin: releases its reservations and informs the shopper of the reason. */
export const cancelForReasonWorkflow = createWorkflow(
  "cancel-order-for-reason",
  (input: WorkflowData<CancelInput>) => {
    recordCancelReasonStep(input)
    cancelOrderWorkflow.runAsStep({
      input: transform({ input }, ({ input: { order_id, canceled_by } }) => ({
        order_id,
        ...(canceled_by === undefined ? {} : { canceled_by }),
      })),
    })
  },
)
