import type { IncomingHttpHeaders } from "node:http"
import type { Locale } from "@porteka/shop/languages"

/** A payment at the card provider, as far as the shop cares. */
export interface SeenPayment {
  /** The provider's name for it. */
  id: string
  /** `authorized`: the money is held for us; `captured`: it is ours. */
  state: "unpaid" | "processing" | "authorized" | "captured" | "canceled"
  /** In the currency's usual unit. */
  amount: number
  currency_code: string
  /**
   * With what the provider's part of the payment page opens it: for the shopper's own page and nobody else. Empty where
   * the provider tells it only once, when the payment is made.
   */
  browser_token: string
  /** Why the last try failed, by the provider's own code. */
  last_error: string | null
}

export interface NewPayment {
  attempt_id: string
  amount: number
  currency_code: string
  payer: Payer
  /** Where a provider with a page of its own leads the shopper back to. */
  return_url: string
  /** Where a provider without settings for it tells of changes. */
  callback_url: string
}

/** Whom the bill goes to: providers with a page of their own pass it on to the bank, which asks less often then. */
export interface Payer {
  email: string
  locale: Locale
  name: string
  country_code: string
  postal_code: string
  city: string
  address: string
  /** In the international form, with a plus; empty when there is none. */
  phone: string
}

/** The provider has not done what was asked. */
export abstract class ProviderError extends Error {}

/** It does not answer, says that it cannot now, or does not know our key: the same may succeed later. */
export class ProviderUnavailableError extends ProviderError {
  override readonly name = "ProviderUnavailableError"
}

/** It will never do this: for instance an amount below its least. */
export class ProviderRefusedError extends ProviderError {
  override readonly name = "ProviderRefusedError"
}

/** A signed event. */
export interface CardEvent {
  id: string
  type: string
  /** The payment to ask about; null when the event announces nothing that the shop has not done itself. */
  payment: { id: string; attempt_id: string | null } | null
  /** What the provider wants to hear when the event is dealt with; absent: the status is enough. */
  reply?: { body: string; headers: Record<string, string> }
}

export interface PartToRefund {
  id: string
  refund_id: string
  /** In the usual unit, like the next. */
  amount: number
  /** All that the staff has decided to send back of this payment, this part included. */
  decided_in_all: number
  currency_code: string
}

/** What the shop asks of the card provider about a payment attempt. */
export interface CardGateway {
  /** The same attempt always gets the same payment. */
  create(payment: NewPayment): Promise<SeenPayment>
  /** One that the provider does not know can't be paid: it is told as canceled, here and below. */
  read(id: string): Promise<SeenPayment>
  /**
   * Ends it: nobody can pay it any more, and what was held is released. What cannot be ended, because the provider knows
   * no way or somebody is paying just now, is told as `unpaid` or `processing`.
   */
  cancel(id: string): Promise<SeenPayment>
  /** Sends the whole amount back; a second time it does nothing. */
  refund(id: string): Promise<void>
  /**
   * Sends a part back; a second time it does nothing. A provider that can be told the name of a refund knows it again by
   * `refund_id`; of another, what has gone back is brought up to `decided_in_all`. Call it by `refund-book.ts`.
   */
  refundPart(part: PartToRefund): Promise<void>
  /** @throws Error when the provider has not signed it */
  readEvent(body: Buffer, headers: IncomingHttpHeaders): CardEvent
}
