import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"

/** Seconds. Longer than recording a payment or cancelling an order takes. */
const TIMEOUT = 30

/**
 * Serializes changes of an order's payments: the order desk, a bank statement, and the job that cancels unpaid
 * orders.
 */
export function underOrderMoneyLock<Result>(
  container: MedusaContainer,
  orderId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  return container.resolve(Modules.LOCKING).execute(`order-money:${orderId}`, work, { timeout: TIMEOUT })
}
