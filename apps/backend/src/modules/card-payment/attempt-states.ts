/**
 * The life of a payment attempt.
 * - `preparing`: written down; the provider has not been asked yet, so nobody can pay.
 * - `open`: can be paid. The cart is frozen.
 * - `cancelling`: nobody wants it any more, the provider does not know yet. The cart is open.
 * - `given_up`: nobody wants it any more, and the provider cannot end it before its time: looked after until then, what is
 *   paid of it goes back. It is in the way of no other.
 * - `ordered`: paid, and the cart is an order; the money is held and is to be taken.
 * - `returning`: paid, but there will be no order: the money is to go back.
 * - `captured`, `returned`, `cancelled`, `failed` (could not even begin): nothing is left to do.
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

/** Nothing is left to do, unless the provider says otherwise. */
export const isSettled = (state: AttemptState): boolean => SETTLED.includes(state)

/** The cart must not change. */
export const isFrozen = (state: AttemptState): boolean => state === "preparing" || state === "open"
