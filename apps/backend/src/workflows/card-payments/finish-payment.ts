import type { MedusaContainer } from "@medusajs/framework/types"
import { CARD_PAYMENT_MODULE } from "../../modules/card-payment/index.ts"
import { ProviderUnavailableError } from "../../modules/payment-card/card-gateway.ts"
import { advanceAttempt } from "./advance-attempt.ts"
import type { AttemptOutcome } from "./attempt-outcome.ts"
import { cancelAttempt } from "./cancel-attempt.ts"
import { underPaymentLock } from "./payment-lock.ts"

/** After the card was given: what has become of the cart's latest payment attempt. */
export function finishPayment(container: MedusaContainer, cartId: string): Promise<AttemptOutcome> {
  return underPaymentLock(container, cartId, () => lookAtLatest(container, cartId))
}

/** Gives the payment up, unless it is paid by now. */
export function cancelPayment(container: MedusaContainer, cartId: string): Promise<AttemptOutcome> {
  return underPaymentLock(container, cartId, async () => {
    const payable = await container.resolve(CARD_PAYMENT_MODULE).findPayable(cartId)
    if (!payable) return await lookAtLatest(container, cartId)
    try {
      const outcome = await advanceAttempt(container, payable)
      return outcome.kind === "unpaid" ? await cancelAttempt(container, outcome.attempt) : outcome
    } catch (error) {
      if (!(error instanceof ProviderUnavailableError)) throw error
      return await cancelAttempt(container, payable)
    }
  })
}

async function lookAtLatest(container: MedusaContainer, cartId: string): Promise<AttemptOutcome> {
  const attempt = await container.resolve(CARD_PAYMENT_MODULE).findLatest(cartId)
  if (!attempt) return { kind: "closed" }
  try {
    return await advanceAttempt(container, attempt)
  } catch (error) {
    if (!(error instanceof ProviderUnavailableError)) throw error
    return { kind: "processing", attempt }
  }
}
