/** Intents of the checkout form beside going on; the first only looks for pickup points, the second keeps a delivery. */
export const FIND_POINTS = "find-points"
export const REMEMBER_DELIVERY = "remember-delivery"
