import type { CardPayment, Cart, PlaceOrderAnswer } from "@porteka/commerce-sdk"
import { waitUntil } from "../../tools/processes/wait.ts"
import { cardSandbox } from "../fixtures/card-sandbox.ts"
import type { TestProduct } from "../fixtures/test-products.ts"
import { type BackendAnswer, Buyer, callStore, type Refusal } from "./backend-buyer.ts"

const SETTLE_TIMEOUT_MS = 100_000

/** A shopper at the back end whose cart is ready for the order button, paid by card. */
export async function readyToPay(testProduct: TestProduct, email: string, quantity = 1) {
  const buyer = await Buyer.withCart([{ variant_id: testProduct.variantId, quantity }])
  const { cart } = await buyer.fillIn({ email, delivery: "pickup", payment: "card" })
  return { buyer, cart }
}

/** Presses the order button; the answer has to ask for the card. */
export async function openPayment(
  buyer: Buyer,
  total: number,
  events: "deliver" | "hold" = "hold",
): Promise<CardPayment> {
  const { body } = await buyer.placeOrder(total)
  if (body.type !== "payment_required") throw new Error(`No payment: ${JSON.stringify(body).slice(0, 500)}`)
  await cardSandbox.planEvents(body.payment, { mode: events })
  return body.payment
}

/** Everything before the card form. */
export async function reachPayment(
  testProduct: TestProduct,
  email: string,
  events: "deliver" | "hold" = "hold",
) {
  const { buyer, cart } = await readyToPay(testProduct, email)
  return { buyer, cart, payment: await openPayment(buyer, cart.total, events) }
}

type PaymentAnswer = PlaceOrderAnswer | { type: "cancelled"; cart: Cart }

const call = (path: string) => ({
  for: (buyer: Buyer): Promise<BackendAnswer<PaymentAnswer & Refusal>> =>
    callStore(`/store/carts/${buyer.cartId}/payment/${path}`, { method: "POST" }),
})

/** The shopper comes back from the card provider. */
export const comeBack = (buyer: Buyer) => call("complete").for(buyer)

/** The shopper wants to change the cart. */
export const giveUp = (buyer: Buyer) => call("cancel").for(buyer)

/** Reads without changing anything: an ordered cart is closed. */
export async function isOrdered(buyer: Buyer): Promise<boolean> {
  const { body } = await callStore<{ cart: Cart }>(`/store/carts/${buyer.cartId}`)
  return Boolean(body.cart.completed_at)
}

export async function awaitStatus(providerPaymentId: string, status: string): Promise<boolean> {
  return await waitUntil(
    async () => (await cardSandbox.read(providerPaymentId)).status === status,
    SETTLE_TIMEOUT_MS,
  )
}
