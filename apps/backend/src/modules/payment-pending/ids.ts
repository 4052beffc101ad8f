/**
 * Payment methods that complete an order without money: the customer pays later, and an admin records it.
 * Medusa composes a provider's id as `pp_<identifier>`.
 */
export const BANK_TRANSFER_IDENTIFIER = "manual"
export const CASH_ON_DELIVERY_IDENTIFIER = "cash_on_delivery"

export const BANK_TRANSFER_PROVIDER_ID = `pp_${BANK_TRANSFER_IDENTIFIER}`
export const CASH_ON_DELIVERY_PROVIDER_ID = `pp_${CASH_ON_DELIVERY_IDENTIFIER}`

/** In a session's data: the staff has confirmed the payment. Only this allows its authorization. */
export const MONEY_HAS_COME = "received"

export const PENDING_PROVIDER_IDS: readonly string[] = [
  BANK_TRANSFER_PROVIDER_ID,
  CASH_ON_DELIVERY_PROVIDER_ID,
]

/** In a session's data: the order is placed and its payment is awaited. */
export const AWAITING_MONEY = { state: "awaiting" } as const
