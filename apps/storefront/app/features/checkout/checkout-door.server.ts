import type { CheckoutAnswer, CheckoutInput, CommerceClient, PlaceOrderAnswer } from "@porteka/commerce-sdk"
import { HttpError, isNotFound, isOutage } from "@porteka/commerce-sdk"
import { cartMutations } from "#app/server/mutation-queue.server.ts"

/** What came of asking the back end at the checkout. */
export type CheckoutOutcome<T> =
  | { kind: "done"; answer: T }
  /** The cart is no more: never there, or an order already. */
  | { kind: "gone" }
  /** The back end could not be asked; nothing is lost. */
  | { kind: "unavailable" }
  /** The back end refused what was sent. */
  | { kind: "refused"; message: string }

/** Saves a part of the checkout (an empty one only reads) in turn with the cart's other changes. */
export function saveCheckout(
  commerce: CommerceClient,
  cartId: string,
  input: CheckoutInput,
): Promise<CheckoutOutcome<CheckoutAnswer>> {
  return cartMutations.run(cartId, () => ask(commerce.carts.checkout(cartId, input)))
}

export function placeOrder(
  commerce: CommerceClient,
  cartId: string,
  expectedTotal: number,
): Promise<CheckoutOutcome<PlaceOrderAnswer>> {
  return cartMutations.run(cartId, () =>
    ask(commerce.carts.placeOrder(cartId, { expected_total: expectedTotal, terms_accepted: true })),
  )
}

async function ask<T>(call: Promise<T>): Promise<CheckoutOutcome<T>> {
  try {
    return { kind: "done", answer: await call }
  } catch (error) {
    if (isOutage(error)) return { kind: "unavailable" }
    if (isNotFound(error)) return { kind: "gone" }
    if (error instanceof HttpError && error.code === "cart_completed") return { kind: "gone" }
    if (error instanceof HttpError) return { kind: "refused", message: error.message }
    throw error
  }
}
