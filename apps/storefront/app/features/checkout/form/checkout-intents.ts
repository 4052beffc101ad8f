/**
 * Intents of the checkout form other than continuing: the first only searches for pickup points, the second
 * saves a delivery or payment method that was just chosen.
 */
export const FIND_POINTS = "find-points"
export const REMEMBER_CHOICE = "remember-choice"
