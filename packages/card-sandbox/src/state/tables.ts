import type { CardBehaviour } from "../objects/card-behaviour.ts"
import type { Charge } from "../objects/charge.ts"
import type { Customer } from "../objects/customer.ts"
import type { StripeEvent } from "../objects/event.ts"
import type { PaymentIntent } from "../objects/payment-intent.ts"
import type { PaymentMethod } from "../objects/payment-method.ts"
import type { Refund } from "../objects/refund.ts"
import type { SetupIntent } from "../objects/setup-intent.ts"

/** The first answer for an idempotency key. */
export interface IdempotentAnswer {
  id: string
  /** Method, path and parameters of its first use. */
  fingerprint: string
  status: number
  body: string
  created: number
}

/** An event that is being sent to the shop. */
export interface Delivery {
  /** The event's id. */
  id: string
  state: "waiting" | "held" | "delivered" | "dropped" | "given_up"
  /** Number of attempts so far. */
  tries: number
  /** Milliseconds since 1970. */
  next_try_at: number
  /** How often it is sent; more than once if a test requested it. */
  copies: number
}

export interface Tables {
  payment_intents: PaymentIntent
  payment_methods: PaymentMethod
  /** The behavior of a payment method's card; its number is not stored. */
  card_behaviours: { id: string; behaviour: CardBehaviour }
  charges: Charge
  refunds: Refund
  customers: Customer
  setup_intents: SetupIntent
  events: StripeEvent
  deliveries: Delivery
  idempotent_answers: IdempotentAnswer
}

export type TableName = keyof Tables

export const TABLE_NAMES: readonly TableName[] = [
  "payment_intents",
  "payment_methods",
  "card_behaviours",
  "charges",
  "refunds",
  "customers",
  "setup_intents",
  "events",
  "deliveries",
  "idempotent_answers",
]
