import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"

/** Seconds. Longer than recording a payment, packing or canceling an order takes. */
const TIMEOUT = 30

/**
 * Serializes what is done with a placed order: payments, parcels and its cancellation, by the order desk, Medusa's page of
 * the order, a bank statement, and the job that cancels unpaid orders. Medusa's workflows read the order first and write what
 * they computed from it, so that two at once would pack it twice, or keep the money of a canceled order.
 */
export function underOrderLock<Result>(
  container: MedusaContainer,
  orderId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  return container.resolve(Modules.LOCKING).execute(`order-change:${orderId}`, work, { timeout: TIMEOUT })
}
