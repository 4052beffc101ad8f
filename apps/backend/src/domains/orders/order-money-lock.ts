import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"

/** Longer than a payment takes to be entered, or an order to be cancelled. Seconds. */
const TIMEOUT = 30

/** One at a time for the money of an order: the desk, a bank statement, and the job that cancels what nobody paid. */
export function underOrderMoneyLock<Result>(
  container: MedusaContainer,
  orderId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  return container.resolve(Modules.LOCKING).execute(`order-money:${orderId}`, work, { timeout: TIMEOUT })
}
