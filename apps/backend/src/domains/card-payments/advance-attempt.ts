import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import { cancelOrderWorkflow } from "@medusajs/medusa/core-flows"
import type { CheckoutProblem } from "@porteka/commerce-sdk"
import { reasonOf, typeOf } from "../../logs/failure.ts"
import { isSettled } from "../../modules/card-payment/attempt-states.ts"
import { CARD_PAYMENT_MODULE } from "../../modules/card-payment/index.ts"
import type { PaymentAttempt } from "../../modules/card-payment/service.ts"
import type { SeenPayment } from "../../modules/card-provider/card-gateway.ts"
import { checkoutError, isOvertaken } from "../checkout-errors.ts"
import { findOrdersOfCart } from "../orders/half-made-order.ts"
import { underOrderLock } from "../orders/order-lock.ts"
import { runPlaceOrder } from "../orders/run-place-order.ts"
import { setCompleted } from "../orders/set-completed.ts"
import type { AttemptOutcome } from "./attempt-outcome.ts"
import { releaseOrRefund, returnMoney } from "./return-money.ts"
import { findPaymentOfOrder, isPaidOtherwise, takeMoney } from "./take-money.ts"

/**
 * Asks the provider about an attempt and acts on the answer: the one function behind the browser's return, the
 * webhook, the order button and the repair job. However often and in whatever order they call it, a paid
 * attempt becomes one order, or its money goes back. Call it under the payment lock, with the attempt read
 * under that lock.
 * @throws ProviderError if the provider does not answer, or refuses; nothing has changed then
 */
export async function advanceAttempt(
  container: MedusaContainer,
  attempt: PaymentAttempt,
): Promise<AttemptOutcome> {
  const payments = container.resolve(CARD_PAYMENT_MODULE)
  switch (attempt.state) {
    case "captured":
    case "ordered":
      await setCompleted(container, attempt.cart_id, true)
      if (attempt.state === "ordered") await takeMoney(container, attempt)
      return { kind: "ordered", order_id: attempt.order_id ?? "" }
    case "returning":
      await releaseOrRefund(container, attempt)
      return { kind: "returned", problems: attempt.problems ?? [] }
    case "returned":
      return { kind: "returned", problems: attempt.problems ?? [] }
    case "preparing":
      // Nobody has received its token, so nobody can pay it.
      await payments.move(attempt, "failed")
      return { kind: "closed" }
    default:
      return await advanceByProvider(container, attempt)
  }
}

/** The attempt is payable or was given up: only the provider knows its state. */
async function advanceByProvider(
  container: MedusaContainer,
  attempt: PaymentAttempt,
): Promise<AttemptOutcome> {
  const payments = container.resolve(CARD_PAYMENT_MODULE)
  if (!attempt.provider_payment_id) return { kind: "closed" }
  const payment = await payments.gateway.read(attempt.provider_payment_id)
  const isOpen = attempt.state === "open"
  switch (payment.state) {
    case "unpaid":
      return isOpen
        ? await leaveOpen(container, attempt, payment)
        : await cancelPayment(container, attempt, payment)
    case "processing":
      return isOpen ? { kind: "processing", attempt } : await cancelPayment(container, attempt, payment)
    case "canceled":
      return await closeCanceled(container, attempt)
    default:
      return await orderOrReturn(container, attempt, payment)
  }
}

/** The shopper can still pay, perhaps after a declined card. */
async function leaveOpen(
  container: MedusaContainer,
  attempt: PaymentAttempt,
  { last_error }: SeenPayment,
): Promise<AttemptOutcome> {
  if (last_error !== attempt.last_error)
    await container.resolve(CARD_PAYMENT_MODULE).recordEvent(attempt.id, "declined", { last_error })
  return { kind: "unpaid", attempt: { ...attempt, last_error } }
}

/** Nobody is to pay an abandoned attempt any more. */
async function cancelPayment(
  container: MedusaContainer,
  attempt: PaymentAttempt,
  { id }: SeenPayment,
): Promise<AttemptOutcome> {
  const payments = container.resolve(CARD_PAYMENT_MODULE)
  const after = await payments.gateway.cancel(id)
  // Paid in the meantime.
  if (after.state === "captured") return await orderOrReturn(container, attempt, after)
  if (after.state === "canceled") {
    if (!isSettled(attempt.state)) await payments.move(attempt, "cancelled")
  } else if (attempt.state === "cancelling") await payments.move(attempt, "given_up")
  return { kind: "closed" }
}

/**
 * The provider has canceled it; if it was paid before, this has refunded the money, and the shopper must be
 * informed.
 */
async function closeCanceled(container: MedusaContainer, attempt: PaymentAttempt): Promise<AttemptOutcome> {
  if (attempt.authorized_at && !isSettled(attempt.state))
    return await returnMoney(container, attempt, [{ code: "payment_failed" }])
  if (!isSettled(attempt.state)) await container.resolve(CARD_PAYMENT_MODULE).move(attempt, "cancelled")
  return { kind: "closed" }
}

/** The shopper has paid: of an open attempt the whole amount becomes an order, everything else goes back. */
async function orderOrReturn(
  container: MedusaContainer,
  attempt: PaymentAttempt,
  payment: SeenPayment,
): Promise<AttemptOutcome> {
  const payments = container.resolve(CARD_PAYMENT_MODULE)
  if (!attempt.authorized_at) {
    const authorized_at = new Date()
    await payments.recordEvent(attempt.id, "authorized", { authorized_at }, { amount: payment.amount })
    attempt.authorized_at = authorized_at
  }
  const isWhole = payment.amount === attempt.amount && payment.currency_code === attempt.currency_code
  if (attempt.state !== "open" || !isWhole)
    return await returnMoney(container, attempt, [{ code: "payment_failed" }])
  return await makeOrder(container, attempt)
}

async function makeOrder(container: MedusaContainer, attempt: PaymentAttempt): Promise<AttemptOutcome> {
  const { order_id: orderId, problems } = await placeOrder(container, attempt)
  if (!orderId) return await returnMoney(container, attempt, problems)
  if (!(await findPaymentOfOrder(container, orderId, attempt.provider_payment_id))) {
    if (!isOld(attempt) && !(await isPaidOtherwise(container, orderId))) throw orderedByAnother()
    return await returnMoney(container, attempt, [{ code: "payment_failed" }])
  }
  const ordered = await container.resolve(CARD_PAYMENT_MODULE).move(attempt, "ordered", { order_id: orderId })
  if (ordered) await takeMoney(container, ordered)
  else await cancelIfReturned(container, attempt, orderId)
  return { kind: "ordered", order_id: orderId }
}

/**
 * Another process has settled the attempt since it was read, because Redis has lost the lock. If it returned the money, having seen
 * no order, this order must not be sent.
 * @throws cart_busy if it has: the next call tells the shopper
 */
async function cancelIfReturned(
  container: MedusaContainer,
  { id }: PaymentAttempt,
  orderId: string,
): Promise<void> {
  const now = await container.resolve(CARD_PAYMENT_MODULE).find(id)
  if (now?.state !== "returning" && now?.state !== "returned") return
  await underOrderLock(container, orderId, () =>
    cancelOrderWorkflow(container).run({ input: { order_id: orderId } }),
  )
  throw orderedByAnother()
}

/** An order that still cannot be created after this time never will be. */
const GIVE_UP_MS = 30 * 60_000

const isOld = ({ authorized_at }: PaymentAttempt): boolean =>
  Date.now() - (authorized_at?.getTime() ?? 0) > GIVE_UP_MS

const FINAL_ERRORS: string[] = [
  MedusaError.Types.NOT_ALLOWED,
  MedusaError.Types.INVALID_DATA,
  MedusaError.Types.NOT_FOUND,
]

/** @throws if a retry may succeed */
async function placeOrder(container: MedusaContainer, attempt: PaymentAttempt) {
  const canWait = !isOld(attempt)
  try {
    const outcome = await runPlaceOrder(container, {
      placed_from: null,
      cart_id: attempt.cart_id,
      expected_total: attempt.amount,
      provider_payment_id: attempt.provider_payment_id ?? "",
    })
    if (!outcome.order_id && canWait && (await isBegun(container, attempt))) throw orderedByAnother()
    return outcome
  } catch (error) {
    const type = typeOf(error)
    // The money must not go back for an order that another process is making.
    if (canWait && (isOvertaken(reasonOf(error)) || (await isBegun(container, attempt))))
      throw orderedByAnother()
    if (canWait && !(type && FINAL_ERRORS.includes(type))) throw error
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .warn(`${attempt.id} is paid and becomes no order: ${reasonOf(error)}`)
    const problems: CheckoutProblem[] = [{ code: "payment_failed" }]
    return { order_id: null, problems }
  }
}

/** Whether another process has begun the order since it was looked for: the last piece may be missing because that order has it. */
async function isBegun(container: MedusaContainer, attempt: PaymentAttempt): Promise<boolean> {
  return (await findOrdersOfCart(container, attempt.cart_id)).length > 0
}

const orderedByAnother = () =>
  checkoutError("cart_busy", "The cart is being ordered by another call; try again")
