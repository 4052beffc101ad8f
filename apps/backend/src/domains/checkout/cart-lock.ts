/**
 * Options for the cart's lock, in seconds; its key is the cart's id, as in Medusa's own workflows. The time to
 * live releases the cart after a crash.
 */
export const CHECKOUT_LOCK = { timeout: 10, ttl: 30, retryInterval: 0.05 }

/** Placing an order waits for a concurrent one, to return the same answer. */
export const PLACE_ORDER_LOCK = { timeout: 30, ttl: 120, retryInterval: 0.1 }
