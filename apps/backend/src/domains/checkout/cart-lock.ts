/**
 * How the cart's lock is taken; its key is the cart's id, as in Medusa's own flows. Seconds.
 * The time to live frees the cart when a process died while holding it.
 */
export const CHECKOUT_LOCK = { timeout: 10, ttl: 30, retryInterval: 0.05 }

/** Placing an order waits for one that is being placed already, to give the same answer. */
export const PLACE_ORDER_LOCK = { timeout: 30, ttl: 120, retryInterval: 0.1 }
