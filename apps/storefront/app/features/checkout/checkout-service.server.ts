import type {
  CancelPaymentAnswer,
  CheckoutAnswer,
  CheckoutInput,
  CommerceClient,
  PlaceOrderAnswer,
  PlaceOrderInput,
} from "@porteka/commerce-sdk"
import { HttpError, isNotFound, isOutage } from "@porteka/commerce-sdk"
import { cartMutations } from "#app/server/cart/mutation-queue.server.ts"

/** The payment does not belong to the cart. */
export const PAYMENT_NOT_FOUND = "payment_not_found"

/** The result of a call to the back end during the checkout. */
export type CheckoutOutcome<T> =
  | { kind: "done"; answer: T }
  /** The cart no longer exists: the back end does not know it, or it became an order. */
  | { kind: "gone"; reason: "lost" | "ordered" }
  /** The back end could not be reached; nothing is lost. */
  | { kind: "unavailable" }
  /** The back end refused the input. */
  | { kind: "refused"; code: string | null }

/** Saves a part of the checkout (an empty one only reads), queued with the cart's other changes. */
export function saveCheckout(
  commerce: CommerceClient,
  cartId: string,
  input: CheckoutInput,
): Promise<CheckoutOutcome<CheckoutAnswer>> {
  return cartMutations.run(cartId, () => ask(commerce.carts.checkout(cartId, input)))
}

/**
 * Saves the customer's details under a new cart key: once the new key is used, older keys no longer open the
 * cart.
 * @param key for the browser to remember when this is done
 */
export async function saveDetails(
  commerce: CommerceClient,
  cartId: string,
  { input, key }: { input: CheckoutInput; key: string },
): Promise<CheckoutOutcome<CheckoutAnswer>> {
  return cartMutations.run(cartId, async () => {
    const replaced = await ask(commerce.carts.replaceKey(cartId, { key }))
    return replaced.kind === "done" ? ask(commerce.carts.checkout(cartId, input)) : replaced
  })
}

export function placeOrder(
  commerce: CommerceClient,
  cartId: string,
  given: Pick<PlaceOrderInput, "expected_total" | "terms">,
): Promise<CheckoutOutcome<PlaceOrderAnswer>> {
  return cartMutations.run(cartId, () =>
    ask(commerce.carts.placeOrder(cartId, { ...given, terms_accepted: true })),
  )
}

/**
 * Asks for the outcome of a cart that was sent to be paid: the provider's answer counts, not the browser's.
 * Also finds the order of a cart that was not paid by card.
 * @param payment the one the shopper comes back from; one of another cart is refused as `payment_not_found`
 */
export function completePayment(
  commerce: CommerceClient,
  cartId: string,
  payment: string | null,
): Promise<CheckoutOutcome<PlaceOrderAnswer>> {
  return cartMutations.run(cartId, () => ask(complete(commerce, cartId, payment)))
}

async function complete(
  commerce: CommerceClient,
  cartId: string,
  payment: string | null,
): Promise<PlaceOrderAnswer> {
  const answer = await commerce.carts.completePayment(cartId, { provider_payment_id: payment ?? undefined })
  if (answer.type !== "refused" || answer.cart.completed_at === null) return answer
  // For a completed cart, Medusa's own completion returns its order.
  const completion = await commerce.carts.complete(cartId)
  return completion.type === "order" ? completion : answer
}

/** Cancels a card payment, unless it has already succeeded. */
export function cancelPayment(
  commerce: CommerceClient,
  cartId: string,
): Promise<CheckoutOutcome<CancelPaymentAnswer>> {
  return cartMutations.run(cartId, () => ask(commerce.carts.cancelPayment(cartId)))
}

async function ask<T>(call: Promise<T>): Promise<CheckoutOutcome<T>> {
  try {
    return { kind: "done", answer: await call }
  } catch (error) {
    if (isOutage(error)) return { kind: "unavailable" }
    if (error instanceof HttpError && error.code === PAYMENT_NOT_FOUND)
      return { kind: "refused", code: error.code }
    if (isNotFound(error)) return { kind: "gone", reason: "lost" }
    if (error instanceof HttpError && error.code === "cart_completed")
      return { kind: "gone", reason: "ordered" }
    if (error instanceof HttpError) return { kind: "refused", code: error.code }
    throw error
  }
}
