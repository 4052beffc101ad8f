/**
 * The states of a payment attempt.
 * - `preparing`: recorded; the provider has not been called yet, so nobody can pay.
 * - `open`: can be paid. The cart is frozen.
 * - `cancelling`: abandoned, but the provider does not know yet. The cart is open.
 * - `given_up`: abandoned, and the provider cannot cancel it early: watched until it expires; anything paid is
 * refunded. Blocks no other attempt.
 * - `ordered`: paid, and the cart is an order; the amount is authorized and will be captured.
 * - `returning`: paid, but there will be no order: the money will be returned.
 * - `captured`, `returned`, `cancelled`, `failed` (could not even start): settled.
 */
export type AttemptState =
  | "preparing"
  | "open"
  | "cancelling"
  | "given_up"
  | "ordered"
  | "returning"
  | "captured"
  | "returned"
  | "cancelled"
  | "failed"

const SETTLED: readonly AttemptState[] = ["captured", "returned", "cancelled", "failed"]

/** Settled, unless the provider reports otherwise. */
export const isSettled = (state: AttemptState): boolean => SETTLED.includes(state)

/** States in which the cart is frozen. */
export const FREEZING: readonly AttemptState[] = ["preparing", "open"]

export const isFrozen = (state: AttemptState): boolean => FREEZING.includes(state)
