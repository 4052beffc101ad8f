import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import type { CheckoutProblem } from "@porteka/commerce-sdk"
import { DEFAULT_LOCALE, findLocale } from "@porteka/shop/languages"
import { sendSoon } from "../../mail/send-soon.ts"
import { CARD_PAYMENT_MODULE } from "../../modules/card-payment/index.ts"
import type { PaymentAttempt } from "../../modules/card-payment/service.ts"
import { ProviderError } from "../../modules/card-provider/card-gateway.ts"
import { OUTGOING_MAIL_MODULE } from "../../modules/outgoing-mail/index.ts"
import { checkoutError } from "../checkout-errors.ts"
import type { AttemptOutcome } from "./attempt-outcome.ts"

/**
 * Decides that a paid attempt becomes no order, and returns the money; the repair job repeats what fails here.
 * @throws cart_busy if another process, without the lock that Redis has lost, has decided meanwhile: the next call finds it
 */
export async function returnMoney(
  container: MedusaContainer,
  attempt: PaymentAttempt,
  problems: CheckoutProblem[],
): Promise<AttemptOutcome> {
  const returning = await container.resolve(CARD_PAYMENT_MODULE).move(attempt, "returning", { problems })
  if (!returning) throw checkoutError("cart_busy", "The payment is being settled by another call; try again")
  await releaseOrRefund(container, returning)
  return { kind: "returned", problems }
}

/** Releases an authorized amount or refunds a captured one; then the shopper is informed. */
export async function releaseOrRefund(container: MedusaContainer, attempt: PaymentAttempt): Promise<void> {
  const payments = container.resolve(CARD_PAYMENT_MODULE)
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  try {
    const payment = await payments.gateway.cancel(attempt.provider_payment_id ?? "")
    if (payment.state === "captured") await payments.gateway.refund(payment.id)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    logger.error(`The money of ${attempt.id} could not be given back yet: ${error.message}`)
    return
  }
  const key = await enqueueMail(container, attempt)
  await payments.move(attempt, "returned")
  logger.info(`The money of ${attempt.id} was given back`)
  if (key) await sendSoon(container, [key])
}

async function enqueueMail(
  container: MedusaContainer,
  { id, cart_id }: PaymentAttempt,
): Promise<string | null> {
  const [cart] = await container
    .resolve(Modules.CART)
    .listCarts({ id: cart_id }, { select: ["id", "email", "locale"] })
  if (!cart?.email) return null
  const key = `payment_returned:${id}`
  await container.resolve(OUTGOING_MAIL_MODULE).enqueue({
    key,
    kind: "payment_returned",
    about_id: id,
    locale: findLocale(cart.locale) ?? DEFAULT_LOCALE,
    recipient: cart.email,
  })
  return key
}
