/**
 * Intents of the checkout form beside going on: the first only looks for pickup points, the second keeps a way of
 * delivery or payment that was just chosen.
 */
export const FIND_POINTS = "find-points"
export const REMEMBER_CHOICE = "remember-choice"
