import { WorkflowManager } from "@medusajs/framework/orchestration"
import { cancelOrderWorkflowId } from "@medusajs/medusa/core-flows"

const RELEASE = "delete-reservations-by-line-items"
/** Of the releases, for those who wait for a product. */
const ANNOUNCE = "emit-reservation-item-deleted"
const CANCEL = "cancel-orders"

/**
 * Medusa releases the stock of an order first and cancels it at the end. A process that died in between left an order that
 * can be paid and packed, and whose goods others could buy. Here they are released when the order is canceled; what is left of
 * that is finished by a job (`freeCanceledStock`).
 */
export function installReleasedLast(): void {
  const flow = WorkflowManager.getTransactionDefinition(cancelOrderWorkflowId)
  flow.pruneAction(RELEASE).deleteAction(ANNOUNCE)
  flow.insertActionAfter(CANCEL, RELEASE).insertActionAfter(RELEASE, ANNOUNCE)
  WorkflowManager.update(cancelOrderWorkflowId, flow, new Map())
}
