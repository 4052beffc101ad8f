import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"

/** Seconds. Longer than placing an order takes with a slow provider. */
const TIMEOUT = 45

/**
 * Serializes everything about the payment of a cart: button, return, webhook, cancellation and repair job.
 * Taken before the cart's own lock, never after it; calls to the provider are made under this lock only.
 */
export function underPaymentLock<Result>(
  container: MedusaContainer,
  cartId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  return container.resolve(Modules.LOCKING).execute(`payment:${cartId}`, work, { timeout: TIMEOUT })
}
