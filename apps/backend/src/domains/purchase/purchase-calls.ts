import type { MedusaContainer } from "@medusajs/framework/types"
import type { CardPayment, CheckoutProblem } from "@porteka/commerce-sdk"
import { CARD_PAYMENT_MODULE } from "../../modules/card-payment/index.ts"
import { orderAnswersTotal } from "../../modules/monitoring/metrics.ts"
import type { CompletePaymentInput } from "../checkout/checkout-input.ts"
import { readCart } from "../checkout/read-checkout.ts"
import { cartNotFound } from "../checkout-errors.ts"
import { readOrder } from "../orders/read-order.ts"
import { runPlaceOrder } from "../orders/run-place-order.ts"
import { toCardPayment } from "../payment-attempts/to-card-payment.ts"
import { cancelUnlessPaid, finishPayment } from "./finish-payment.ts"
import { type PlaceByCardOutcome, type PressedInput, placeByCard } from "./place-by-card.ts"

/** `PlaceOrderAnswer` of the commerce SDK, before it becomes JSON. */
export type PlaceOrderAnswer =
  | { type: "order"; order: unknown }
  | { type: "payment_required"; payment: CardPayment; cart: unknown }
  | { type: "payment_processing"; attempt_id: string }
  | { type: "refused"; cart: unknown; problems: CheckoutProblem[]; refunded: boolean }

export type CancelPaymentAnswer = PlaceOrderAnswer | { type: "cancelled"; cart: unknown }

/**
 * Places an order; input without a total or terms comes from Medusa's own completion call. Repeated calls,
 * concurrent or after a restart, return the same order. A cart paid by card is paid first.
 * @throws cart_not_found, cart_completed, cart_busy, payment_method_unavailable
 */
export async function placeOrder(
  container: MedusaContainer,
  cartId: string,
  input: PressedInput,
): Promise<PlaceOrderAnswer> {
  const cart = await container.resolve(CARD_PAYMENT_MODULE).readCartPayment(cartId)
  if (cart?.payment_method === "card")
    return await toAnswer(container, cartId, await placeByCard(container, cartId, input))
  const { order_id, problems } = await runPlaceOrder(container, { ...input, cart_id: cartId })
  return await toAnswer(
    container,
    cartId,
    order_id ? { kind: "ordered", order_id } : { kind: "refused", problems },
  )
}

/**
 * The state of the card payment; can be called at any time.
 * @throws cart_not_found, payment_not_found
 */
export async function completePayment(
  container: MedusaContainer,
  cartId: string,
  { provider_payment_id }: CompletePaymentInput,
): Promise<PlaceOrderAnswer> {
  await requireCart(container, cartId)
  return await toAnswer(container, cartId, await finishPayment(container, cartId, provider_payment_id))
}

/** Unfreezes the cart, unless it has been paid. @throws cart_not_found */
export async function cancelPayment(
  container: MedusaContainer,
  cartId: string,
): Promise<CancelPaymentAnswer> {
  await requireCart(container, cartId)
  const outcome = await cancelUnlessPaid(container, cartId)
  if (outcome.kind === "closed") return { type: "cancelled", cart: await readCart(container, cartId) }
  return await toAnswer(container, cartId, outcome)
}

async function requireCart(container: MedusaContainer, cartId: string): Promise<void> {
  if (!(await container.resolve(CARD_PAYMENT_MODULE).readCartPayment(cartId))) throw cartNotFound()
}

async function toAnswer(
  container: MedusaContainer,
  cartId: string,
  outcome: PlaceByCardOutcome,
): Promise<PlaceOrderAnswer> {
  const refuse = async (
    problems: CheckoutProblem[],
    { refunded = false } = {},
  ): Promise<PlaceOrderAnswer> => ({
    type: "refused",
    cart: await readCart(container, cartId),
    problems,
    refunded,
  })
  orderAnswersTotal.inc({ outcome: outcome.kind })
  switch (outcome.kind) {
    case "ordered":
      return { type: "order", order: await readOrder(container, outcome.order_id) }
    case "refused":
      return await refuse(outcome.problems)
    case "returned":
      return await refuse(outcome.problems, { refunded: true })
    case "closed":
      return await refuse([{ code: "payment_failed" }])
    case "processing":
      return { type: "payment_processing", attempt_id: outcome.attempt.id }
    case "unpaid": {
      const payment = toCardPayment(outcome.attempt)
      if (!payment) return await refuse([{ code: "payment_failed" }])
      return { type: "payment_required", payment, cart: await readCart(container, cartId) }
    }
  }
}
