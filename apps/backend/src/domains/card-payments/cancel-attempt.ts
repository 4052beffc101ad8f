import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { CARD_PAYMENT_MODULE } from "../../modules/card-payment/index.ts"
import type { PaymentAttempt } from "../../modules/card-payment/service.ts"
import { ProviderError } from "../../modules/card-provider/card-gateway.ts"
import { advanceAttempt } from "./advance-attempt.ts"
import type { AttemptOutcome } from "./attempt-outcome.ts"

/**
 * Unfreezes the cart and cancels the attempt at the provider. If the provider does not answer, the cart is open
 * all the same: a new card payment waits until this one is settled, and anything still paid is returned.
 */
export async function cancelAttempt(
  container: MedusaContainer,
  attempt: PaymentAttempt,
): Promise<AttemptOutcome> {
  const payments = container.resolve(CARD_PAYMENT_MODULE)
  const cancelling = attempt.state === "cancelling" ? attempt : await payments.move(attempt, "cancelling")
  if (!cancelling) return { kind: "closed" }
  try {
    return await advanceAttempt(container, cancelling)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .warn(`${attempt.id} is canceled as soon as the provider answers: ${error.message}`)
    return { kind: "closed" }
  }
}
