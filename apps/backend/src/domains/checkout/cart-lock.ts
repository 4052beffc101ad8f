/**
 * Options for locks of carts and of what they need, in seconds: how long a caller waits, and the longest time for which a living
 * process holds one. The key of a cart's lock is its id, as in Medusa's own workflows.
 */
export interface LockLimits {
  timeout: number
  ttl: number
}

export const CHECKOUT_LOCK: LockLimits = { timeout: 10, ttl: 30 }

/** Placing an order waits for a concurrent one, to return the same answer. */
export const PLACE_ORDER_LOCK: LockLimits = { timeout: 30, ttl: 120 }
