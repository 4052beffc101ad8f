/** In the order of the checkout. */
export const PAYMENT_METHODS = ["card", "bank_transfer", "cash_on_delivery"] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]
