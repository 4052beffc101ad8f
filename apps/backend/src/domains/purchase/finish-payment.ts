import type { MedusaContainer } from "@medusajs/framework/types"
import { CARD_PAYMENT_MODULE } from "../../modules/card-payment/index.ts"
import type { PaymentAttempt } from "../../modules/card-payment/service.ts"
import { ProviderError } from "../../modules/card-provider/card-gateway.ts"
import { advanceAttempt } from "../card-payments/advance-attempt.ts"
import type { AttemptOutcome } from "../card-payments/attempt-outcome.ts"
import { cancelAttempt } from "../card-payments/cancel-attempt.ts"
import { underPaymentLock } from "../card-payments/payment-lock.ts"
import { checkoutError } from "../checkout-errors.ts"

/**
 * The outcome of a card payment: the named one, otherwise the cart's latest.
 * @throws payment_not_found if the payment is not one of this cart
 */
export function finishPayment(
  container: MedusaContainer,
  cartId: string,
  providerPaymentId?: string,
): Promise<AttemptOutcome> {
  return underPaymentLock(container, cartId, async () => {
    if (providerPaymentId === undefined) return await latestOutcome(container, cartId)
    const attempt = await container
      .resolve(CARD_PAYMENT_MODULE)
      .findByProviderPayment({ id: providerPaymentId, attempt_id: null })
    if (attempt?.cart_id !== cartId)
      throw checkoutError("payment_not_found", "There is no such payment of this cart")
    return await outcomeOf(container, attempt)
  })
}

/** Cancels the payment, unless it has been paid. */
export function cancelUnlessPaid(container: MedusaContainer, cartId: string): Promise<AttemptOutcome> {
  return underPaymentLock(container, cartId, async () => {
    const payable = await container.resolve(CARD_PAYMENT_MODULE).findPayable(cartId)
    if (!payable) return await latestOutcome(container, cartId)
    try {
      const outcome = await advanceAttempt(container, payable)
      return outcome.kind === "unpaid" ? await cancelAttempt(container, outcome.attempt) : outcome
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      return await cancelAttempt(container, payable)
    }
  })
}

async function latestOutcome(container: MedusaContainer, cartId: string): Promise<AttemptOutcome> {
  const attempt = await container.resolve(CARD_PAYMENT_MODULE).findLatest(cartId)
  return attempt ? await outcomeOf(container, attempt) : { kind: "closed" }
}

async function outcomeOf(container: MedusaContainer, attempt: PaymentAttempt): Promise<AttemptOutcome> {
  try {
    return await advanceAttempt(container, attempt)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    return { kind: "processing", attempt }
  }
}
