import type { MedusaContainer } from "@medusajs/framework/types"
import { CARD_PAYMENT_MODULE } from "../../modules/card-payment/index.ts"
import { logFailure } from "../run-separately.ts"
import { advanceAttempt } from "./advance-attempt.ts"
import { cancelAttempt } from "./cancel-attempt.ts"
import { underPaymentLock } from "./payment-lock.ts"

const BATCH_SIZE = 20
/** After this time nobody will pay any more: the cart is unfrozen. */
const EXPIRES_AFTER_MS = 60 * 60_000

/** Advances attempts that neither the shopper's return nor a webhook has settled. */
export async function repairCardPayments(container: MedusaContainer): Promise<void> {
  const payments = container.resolve(CARD_PAYMENT_MODULE)
  if (!payments.isOpen) return
  for (const { id, cart_id } of await payments.takeDue(BATCH_SIZE)) {
    await logFailure(container, `The payment attempt ${id} is not settled yet`, () =>
      underPaymentLock(container, cart_id, () => repair(container, id)),
    )
  }
}

async function repair(container: MedusaContainer, id: string): Promise<void> {
  const attempt = await container.resolve(CARD_PAYMENT_MODULE).find(id)
  if (!attempt) return
  const outcome = await advanceAttempt(container, attempt)
  const isOld = Date.now() - attempt.created_at.getTime() > EXPIRES_AFTER_MS
  if (outcome.kind === "unpaid" && isOld) await cancelAttempt(container, outcome.attempt)
}
