import type { MedusaContainer } from "@medusajs/framework/types"
import { CARD_PAYMENT_MODULE } from "../../modules/card-payment/index.ts"
import type { CardEvent } from "../../modules/card-provider/card-gateway.ts"
import { advanceAttempt } from "./advance-attempt.ts"
import { underPaymentLock } from "./payment-lock.ts"

/**
 * An event only says which payment has changed; its state is then read from the provider, so events may arrive
 * twice, late and in any order. It is acknowledged once everything is done; until then the provider sends it
 * again.
 */
export async function handleCardEvent(container: MedusaContainer, event: CardEvent): Promise<void> {
  const payments = container.resolve(CARD_PAYMENT_MODULE)
  if (!event.payment) return
  const attempt = await payments.findByProviderPayment(event.payment)
  // Not ours: another application uses the same account at the provider.
  if (!attempt) return
  await payments.recordEvent(attempt.id, "webhook", {}, { event_id: event.id, type: event.type })
  await underPaymentLock(container, attempt.cart_id, async () => {
    const now = await payments.find(attempt.id)
    if (now) await advanceAttempt(container, now)
  })
}
