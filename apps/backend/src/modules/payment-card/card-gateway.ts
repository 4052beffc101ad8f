import {
  getAmountFromSmallestUnit,
  getSmallestUnit,
} from "@medusajs/payment-stripe/dist/utils/get-smallest-unit"
import Stripe from "stripe"
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

/** The provider does not answer, or says that it cannot now: the same may succeed later. */
export class ProviderUnavailableError extends Error {
  override readonly name = "ProviderUnavailableError"
}

/** The provider will never do this: for instance an amount below its least. */
export class ProviderRefusedError extends Error {
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
  read(id: string): Promise<SeenIntent>
  /** Ends it: nobody can pay it any more, and what was held is released. */
  cancel(id: string): Promise<SeenIntent>
  /** Sends the whole amount back; a second time it does nothing. */
  refund(id: string): Promise<void>
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

export function createCardGateway(options: CardProviderOptions): CardGateway {
  const stripe = createStripe(options)
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
    read: (id) => ask(async () => toSeen(await stripe.paymentIntents.retrieve(id))),
    cancel: (id) => ask(async () => toSeen(await cancel(stripe, id))),
    refund: (id) => ask(() => refund(stripe, id)),
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

async function ask<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    const isFinal = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
    const isBusy = error instanceof Stripe.errors.StripeRateLimitError || error.statusCode === 409
    const Kind = isFinal && !isBusy ? ProviderRefusedError : ProviderUnavailableError
    throw new Kind(`${error.type}: ${error.message}`, { cause: error })
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
