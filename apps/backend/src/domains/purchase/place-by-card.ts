import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { CheckoutProblem } from "@porteka/commerce-sdk"
import { publicAddress, shopUrl } from "../../mail/shop-links.ts"
import { CARD_PAYMENT_MODULE } from "../../modules/card-payment/index.ts"
import type { PaymentAttempt } from "../../modules/card-payment/service.ts"
import { ProviderError } from "../../modules/card-provider/card-gateway.ts"
import { advanceAttempt } from "../card-payments/advance-attempt.ts"
import type { AttemptOutcome } from "../card-payments/attempt-outcome.ts"
import { cancelAttempt } from "../card-payments/cancel-attempt.ts"
import { underPaymentLock } from "../card-payments/payment-lock.ts"
import type { PlaceOrderInput } from "../checkout/checkout-input.ts"
import { checkoutError } from "../checkout-errors.ts"
import { runPlaceOrder } from "../orders/run-place-order.ts"
import { readPayer } from "./read-payer.ts"

export type PlaceByCardOutcome = AttemptOutcome | { kind: "refused"; problems: CheckoutProblem[] }

/** The input of the order button, and the hashed network of the shopper. */
export type PressedInput = Partial<PlaceOrderInput> & { placed_from: string | null }

const UNAVAILABLE: PlaceByCardOutcome = { kind: "refused", problems: [{ code: "payment_unavailable" }] }

/** The order button of a cart paid by card: opens its payment, or returns the outcome of an existing one. */
export function placeByCard(
  container: MedusaContainer,
  cartId: string,
  input: PressedInput,
): Promise<PlaceByCardOutcome> {
  const payments = container.resolve(CARD_PAYMENT_MODULE)
  return underPaymentLock(container, cartId, async () => {
    if (!payments.isOpen) return UNAVAILABLE
    const earlier = await payments.findLatest(cartId)
    if (earlier && ["ordered", "captured"].includes(earlier.state))
      return await advanceAttempt(container, earlier)
    const payable = await payments.findPayable(cartId)
    const before = payable && (await outcomeOfPayable(container, payable, input))
    if (before && before.kind !== "unpaid" && before.kind !== "closed") return before
    return await openPayment(container, cartId, input, before?.kind === "unpaid" ? before.attempt : undefined)
  })
}

/** The outcome of a payable attempt; one over another amount than the shopper saw is canceled. */
async function outcomeOfPayable(
  container: MedusaContainer,
  payable: PaymentAttempt,
  { expected_total }: Partial<PlaceOrderInput>,
): Promise<PlaceByCardOutcome> {
  try {
    const outcome = await advanceAttempt(container, payable)
    const isOther = expected_total !== undefined && expected_total !== payable.amount
    return outcome.kind === "unpaid" && isOther ? await cancelAttempt(container, outcome.attempt) : outcome
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    return payable.state === "cancelling" ? UNAVAILABLE : { kind: "processing", attempt: payable }
  }
}

async function openPayment(
  container: MedusaContainer,
  cartId: string,
  input: PressedInput,
  reusable: PaymentAttempt | undefined,
): Promise<PlaceByCardOutcome> {
  const { order_id, problems, attempt_id } = await runPlaceOrder(container, {
    ...input,
    cart_id: cartId,
    opens_attempt: true,
    attempt_id: reusable?.id,
  })
  if (order_id) return { kind: "ordered", order_id }
  if (reusable && problems.length === 0) return { kind: "unpaid", attempt: reusable }
  if (reusable) await cancelAttempt(container, reusable)
  if (!attempt_id) return { kind: "refused", problems }
  const attempt = await container.resolve(CARD_PAYMENT_MODULE).find(attempt_id)
  if (!attempt) throw new Error(`The payment attempt ${attempt_id} is gone`)
  return await openAtProvider(container, attempt)
}

async function openAtProvider(
  container: MedusaContainer,
  attempt: PaymentAttempt,
): Promise<PlaceByCardOutcome> {
  const payments = container.resolve(CARD_PAYMENT_MODULE)
  const { id, amount, currency_code } = attempt
  try {
    const payer = await readPayer(container, attempt.cart_id)
    const { id: provider_payment_id, browser_token } = await payments.gateway.create({
      attempt_id: id,
      amount,
      currency_code,
      payer,
      return_url: shopUrl(payer.locale, "/checkout/verify"),
      callback_url: publicAddress("/api/payment/webhook"),
    })
    const open = await payments.move(attempt, "open", { provider_payment_id, browser_token })
    if (!open) throw checkoutError("cart_busy", "The payment is being changed by another call; try again")
    return { kind: "unpaid", attempt: open }
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`The card payment ${id} could not be opened: ${error.message}`)
    // The token was never sent to a browser, so the payment cannot be paid even if it was created.
    await payments.move(attempt, "failed")
    return UNAVAILABLE
  }
}
