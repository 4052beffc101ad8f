import {
  getAmountFromSmallestUnit,
  getSmallestUnit,
} from "@medusajs/payment-stripe/dist/utils/get-smallest-unit"
import Stripe from "stripe"
import { refundPart } from "./refund-part.ts"
import { type CardProviderOptions, createStripe } from "./stripe-client.ts"

/** A payment intent, as far as the shop cares. */
export interface SeenIntent {
  id: string
  /** `authorized`: the money is held for us; `captured`: it is ours. */
  state: "unpaid" | "processing" | "authorized" | "captured" | "canceled"
  /** In the currency's usual unit. */
  amount: number
  currency_code: string
  client_secret: string
  last_error: string | null
}

export interface NewIntent {
  attempt_id: string
  amount: number
  currency_code: string
}

/** The provider has not done what was asked. */
export abstract class ProviderError extends Error {}

/** It does not answer, says that it cannot now, or does not know our key: the same may succeed later. */
export class ProviderUnavailableError extends ProviderError {
  override readonly name = "ProviderUnavailableError"
}

/** It will never do this: for instance an amount below its least. */
class ProviderRefusedError extends ProviderError {
  override readonly name = "ProviderRefusedError"
}

/** A signed event; anything else it was about than an intent is of no interest. */
export interface CardEvent {
  id: string
  type: string
  intent: { id: string; attempt_id: string | null } | null
}

/** What the shop asks of the card provider about a payment attempt. */
export interface CardGateway {
  /** The same attempt always gets the same intent. */
  create(intent: NewIntent): Promise<SeenIntent>
  /** One that the provider does not know can't be paid: it is told as canceled, here and below. */
  read(id: string): Promise<SeenIntent>
  /** Ends it: nobody can pay it any more, and what was held is released. */
  cancel(id: string): Promise<SeenIntent>
  /** Sends the whole amount back; a second time it does nothing. */
  refund(id: string): Promise<void>
  /** Sends a part back; a second time under the same `refund_id` it does nothing. `amount` in the usual unit. */
  refundPart(part: { id: string; refund_id: string; amount: number; currency_code: string }): Promise<void>
  /** @throws Error when the signature is not the provider's */
  readEvent(body: Buffer, signature: string): CardEvent
}

const STATES: Record<Stripe.PaymentIntent.Status, SeenIntent["state"]> = {
  requires_payment_method: "unpaid",
  requires_confirmation: "unpaid",
  requires_action: "unpaid",
  processing: "processing",
  requires_capture: "authorized",
  succeeded: "captured",
  canceled: "canceled",
}

/** @param warnOfKey told when the provider does not accept our key: only the shop's staff can help */
export function createCardGateway(
  options: CardProviderOptions,
  warnOfKey: (message: string) => void,
): CardGateway {
  const stripe = createStripe(options)
  const ask = <Answer>(call: () => Promise<Answer>) => asking(call, warnOfKey)
  return {
    create: ({ attempt_id, amount, currency_code }) =>
      ask(async () =>
        toSeen(
          await stripe.paymentIntents.create(
            {
              amount: getSmallestUnit(amount, currency_code),
              currency: currency_code,
              // The money is only held until there is an order; then it is taken.
              capture_method: "manual",
              payment_method_types: ["card"],
              metadata: { attempt_id },
            },
            { idempotencyKey: attempt_id },
          ),
        ),
      ),
    read: (id) => ask(() => unlessMissing(id, () => stripe.paymentIntents.retrieve(id))),
    cancel: (id) => ask(() => unlessMissing(id, () => cancel(stripe, id))),
    refund: (id) => ask(() => refund(stripe, id)),
    refundPart: ({ id, refund_id, amount, currency_code }) =>
      ask(() =>
        refundPart(stripe, {
          payment_intent_id: id,
          refund_id,
          amount: getSmallestUnit(amount, currency_code),
        }),
      ),
    readEvent: (body, signature) =>
      toEvent(stripe.webhooks.constructEvent(body, signature, options.webhookSecret)),
  }
}

/** An intent that is cancelled or captured already stays what it is. */
async function cancel(stripe: Stripe, id: string): Promise<Stripe.PaymentIntent> {
  try {
    return await stripe.paymentIntents.cancel(id)
  } catch (error) {
    const isSettled =
      error instanceof Stripe.errors.StripeError && error.code === "payment_intent_unexpected_state"
    if (!isSettled) throw error
    return await stripe.paymentIntents.retrieve(id)
  }
}

async function refund(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.refunds.create({ payment_intent: id })
  } catch (error) {
    const isDone = error instanceof Stripe.errors.StripeError && error.code === "charge_already_refunded"
    if (!isDone) throw error
  }
}

async function unlessMissing(id: string, call: () => Promise<Stripe.PaymentIntent>): Promise<SeenIntent> {
  try {
    return toSeen(await call())
  } catch (error) {
    const isMissing = error instanceof Stripe.errors.StripeError && error.code === "resource_missing"
    if (!isMissing) throw error
    return { id, state: "canceled", amount: 0, currency_code: "", client_secret: "", last_error: null }
  }
}

const KEY_STATUSES = [401, 403]
/** Another call holds the same key of idempotency; too many calls. */
const BUSY_STATUSES = [409, 429]

/** Whether the provider has said no for good; else the same may succeed later, or has been done already. */
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

function toSeen(intent: Stripe.PaymentIntent): SeenIntent {
  const error = intent.last_payment_error
  return {
    id: intent.id,
    state: STATES[intent.status],
    amount: getAmountFromSmallestUnit(intent.amount, intent.currency),
    currency_code: intent.currency,
    client_secret: intent.client_secret ?? "",
    last_error: error?.decline_code ?? error?.code ?? null,
  }
}

function toEvent({ id, type, data: { object } }: Stripe.Event): CardEvent {
  if (object.object !== "payment_intent") return { id, type, intent: null }
  return { id, type, intent: { id: object.id, attempt_id: object.metadata.attempt_id ?? null } }
}
