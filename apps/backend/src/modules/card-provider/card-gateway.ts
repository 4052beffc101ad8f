import type { IncomingHttpHeaders } from "node:http"
import type { Locale } from "@porteka/shop/languages"

/** A payment at the card provider, with what the shop needs to know. */
export interface SeenPayment {
  /** The provider's payment id. */
  id: string
  /** `authorized`: the amount is reserved; `captured`: it has been charged. */
  state: "unpaid" | "processing" | "authorized" | "captured" | "canceled"
  /** In the currency's usual unit. */
  amount: number
  currency_code: string
  /**
   * What the provider's part of the payment page needs to open it, for this shopper only. Empty if the provider
   * returns it only once, when the payment is created.
   */
  browser_token: string
  /** The provider's code for the last failed try. */
  last_error: string | null
}

export interface NewPayment {
  attempt_id: string
  amount: number
  currency_code: string
  payer: Payer
  /** Return URL for a hosted payment page. */
  return_url: string
  /** URL for change notifications, for providers that take it per payment. */
  callback_url: string
}

/** The billing contact: providers with a hosted page pass it to the bank, which then asks for fewer verifications. */
export interface Payer {
  email: string
  locale: Locale
  name: string
  country_code: string
  postal_code: string
  city: string
  address: string
  /** International format with a plus; empty if there is none. */
  phone: string
}

/** The provider has not carried out the request. */
export abstract class ProviderError extends Error {}

/** It is unavailable, overloaded, or rejects our key: a retry may succeed. */
export class ProviderUnavailableError extends ProviderError {
  override readonly name = "ProviderUnavailableError"
}

/** A permanent refusal: for instance an amount below its minimum. */
export class ProviderRefusedError extends ProviderError {
  override readonly name = "ProviderRefusedError"
}

/** A signed event. */
export interface CardEvent {
  id: string
  type: string
  /** The payment to query; null if the event reports nothing that the shop has not done itself. */
  payment: { id: string; attempt_id: string | null } | null
  /** The response the provider expects once the event is handled; absent: the status is enough. */
  reply?: { body: string; headers: Record<string, string> }
}

interface PartToRefund {
  id: string
  refund_id: string
  /** In the usual unit, like the next. */
  amount: number
  /** The total of all staff refunds of this payment, including this one. */
  decided_in_all: number
  currency_code: string
}

/** The operations the shop needs from a card provider. */
export interface CardGateway {
  /** The same attempt always gets the same payment. */
  create(payment: NewPayment): Promise<SeenPayment>
  /** A payment the provider does not know cannot be paid: it is reported as canceled, here and below. */
  read(id: string): Promise<SeenPayment>
  /**
   * Cancels it: nobody can pay it any more, and a reserved amount is released. If it cannot be canceled,
   * because the provider does not support it or somebody is paying, it is reported as `unpaid` or `processing`.
   */
  cancel(id: string): Promise<SeenPayment>
  /** Refunds the whole amount; repeating it does nothing. */
  refund(id: string): Promise<void>
  /**
   * Refunds a part; repeating it does nothing. A provider that accepts refund ids recognizes it by `refund_id`;
   * with others, the refunded total is raised to `decided_in_all`. Call it through `refund-book.ts`.
   */
  refundPart(part: PartToRefund): Promise<void>
  /** @throws Error if the provider has not signed it */
  readEvent(body: Buffer, headers: IncomingHttpHeaders): CardEvent
}
