import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { reasonOf } from "../../logs/failure.ts"
import { cancelForReasonWorkflow } from "../orders/cancel-for-reason.workflow.ts"
import { underOrderLock } from "../orders/order-lock.ts"
import { overdueBefore } from "../orders/transfer-overdue.ts"
import { isUnpaidTransfer, type UnpaidTransfer, unpaidTransfers } from "../orders/unpaid-transfers.ts"
import { findUndecided } from "./find-undecided.ts"

/**
 * Cancels unpaid bank-transfer orders after their deadline, as the terms (7.2) and the confirmation say. One
 * that cannot be canceled is logged and retried by the next run, without stopping the others.
 */
export async function cancelUnpaidTransfers(container: MedusaContainer): Promise<void> {
  const now = new Date()
  for await (const order of unpaidTransfers(container)) {
    if (order.received === 0 && order.created_at < overdueBefore(now, order.due_days))
      await cancelUnpaid(container, order)
  }
}

async function cancelUnpaid(container: MedusaContainer, order: UnpaidTransfer): Promise<void> {
  const { id, display_id: number } = order
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  try {
    await underOrderLock(container, id, async () => {
      // The staff may have recorded its payment since the batch was read.
      if (!(await isUnpaidTransfer(container, id)) || (await mayHaveArrived(container, order))) return
      await cancelForReasonWorkflow(container).run({ input: { order_id: id, reason: "unpaid" } })
      logger.info(`Order ${number} (${id}) was canceled: its transfer did not come in time`)
    })
  } catch (error) {
    const reason = reasonOf(error)
    logger.error(`Order ${number} (${id}) is unpaid and was not canceled: ${reason}`)
  }
}

/** Whether an entry of a statement that nobody has decided about yet may be for the order. */
async function mayHaveArrived(container: MedusaContainer, order: UnpaidTransfer): Promise<boolean> {
  const undecidedFor = await findUndecided(container)
  return undecidedFor({ ...order, missing: order.owed }).length > 0
}
