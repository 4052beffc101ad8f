import type { IncomingHttpHeaders } from "node:http"
import Stripe from "stripe"
import { getAmountFromSmallestUnit, getSmallestUnit } from "../../../medusa-patches/stripe-provider.ts"
import {
  type CardEvent,
  type CardGateway,
  ProviderRefusedError,
  ProviderUnavailableError,
  type SeenPayment,
} from "../card-gateway.ts"
import type { CardSettings } from "../card-provider.ts"
import { refundPart } from "./refund-part.ts"
import { createStripe } from "./stripe-client.ts"

const STATES: Record<Stripe.PaymentIntent.Status, SeenPayment["state"]> = {
  requires_payment_method: "unpaid",
  requires_confirmation: "unpaid",
  requires_action: "unpaid",
  processing: "processing",
  requires_capture: "authorized",
  succeeded: "captured",
  canceled: "canceled",
}

/** Payment intents as payments of the shop. */
export function createStripeGateway(
  settings: CardSettings,
  warnOfKey: (message: string) => void,
): CardGateway {
  const stripe = createStripe(settings)
  const ask = <Answer>(call: () => Promise<Answer>) => asking(call, warnOfKey)
  return {
    create: ({ attempt_id, amount, currency_code }) =>
      ask(async () =>
        toSeen(
          await stripe.paymentIntents.create(
            {
              amount: getSmallestUnit(amount, currency_code),
              currency: currency_code,
              // The amount is only reserved until there is an order; then it is captured.
              capture_method: "manual",
              payment_method_types: ["card"],
              metadata: { attempt_id },
            },
            { idempotencyKey: attempt_id },
          ),
        ),
      ),
    read: (id) => ask(() => unlessMissing(id, () => stripe.paymentIntents.retrieve(id))),
    cancel: (id) => ask(() => unlessMissing(id, () => cancelIntent(stripe, id))),
    refund: (id) => ask(() => refundIntent(stripe, id)),
    refundPart: ({ id, refund_id, amount, currency_code }) =>
      ask(() =>
        refundPart(stripe, {
          payment_intent_id: id,
          refund_id,
          amount: getSmallestUnit(amount, currency_code),
        }),
      ),
    readEvent: (body, headers) =>
      toEvent(stripe.webhooks.constructEvent(body, signatureOf(headers), settings.webhookSecret)),
  }
}

/** A canceled or captured intent cannot change. */
export async function cancelIntent(stripe: Stripe, id: string): Promise<Stripe.PaymentIntent> {
  try {
    return await stripe.paymentIntents.cancel(id)
  } catch (error) {
    const isSettled =
      error instanceof Stripe.errors.StripeError && error.code === "payment_intent_unexpected_state"
    if (!isSettled) throw error
    return await stripe.paymentIntents.retrieve(id)
  }
}

/** Refunds what is left of it. */
export async function refundIntent(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.refunds.create({ payment_intent: id })
  } catch (error) {
    const isDone = error instanceof Stripe.errors.StripeError && error.code === "charge_already_refunded"
    if (!isDone) throw error
  }
}

async function unlessMissing(id: string, call: () => Promise<Stripe.PaymentIntent>): Promise<SeenPayment> {
  try {
    return toSeen(await call())
  } catch (error) {
    const isMissing = error instanceof Stripe.errors.StripeError && error.code === "resource_missing"
    if (!isMissing) throw error
    return { id, state: "canceled", amount: 0, currency_code: "", browser_token: "", last_error: null }
  }
}

const KEY_STATUSES = [401, 403]
/** Another call is using the same idempotency key; too many calls. */
const BUSY_STATUSES = [409, 429]

/** Whether the refusal is permanent; otherwise the same call may succeed later, or has already succeeded. */
export function isFinal({ statusCode: status = 0 }: Stripe.errors.StripeError): boolean {
  return status >= 400 && status < 500 && !KEY_STATUSES.includes(status) && !BUSY_STATUSES.includes(status)
}

async function asking<Answer>(
  call: () => Promise<Answer>,
  warnOfKey: (message: string) => void,
): Promise<Answer> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    const { statusCode: status = 0, message } = error
    if (KEY_STATUSES.includes(status))
      warnOfKey(`The card provider does not accept our key (${status}): ${message}`)
    const Kind = isFinal(error) ? ProviderRefusedError : ProviderUnavailableError
    throw new Kind(`${error.type}: ${message}`, { cause: error })
  }
}

function toSeen(intent: Stripe.PaymentIntent): SeenPayment {
  const error = intent.last_payment_error
  return {
    id: intent.id,
    state: STATES[intent.status],
    amount: getAmountFromSmallestUnit(intent.amount, intent.currency),
    currency_code: intent.currency,
    browser_token: intent.client_secret ?? "",
    last_error: error?.decline_code ?? error?.code ?? null,
  }
}

/** The other events report nothing that the shop has not done itself. */
const TELLING = [
  "payment_intent.amount_capturable_updated",
  "payment_intent.succeeded",
  "payment_intent.payment_failed",
  "payment_intent.canceled",
]

function toEvent({ id, type, data: { object } }: Stripe.Event): CardEvent {
  if (object.object !== "payment_intent" || !TELLING.includes(type)) return { id, type, payment: null }
  return { id, type, payment: { id: object.id, attempt_id: object.metadata.attempt_id ?? null } }
}

function signatureOf({ "stripe-signature": signature }: IncomingHttpHeaders): string {
  if (typeof signature !== "string") throw new Error("The event has no signature")
  return signature
}
