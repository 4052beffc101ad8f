import type { IncomingHttpHeaders } from "node:http"

/** A payment at the card provider, as far as the shop cares. */
export interface SeenPayment {
  /** The provider's name for it. */
  id: string
  /** `authorized`: the money is held for us; `captured`: it is ours. */
  state: "unpaid" | "processing" | "authorized" | "captured" | "canceled"
  /** In the currency's usual unit. */
  amount: number
  currency_code: string
  /** With what the provider's part of the payment page opens it: for the shopper's own page and nobody else. */
  browser_token: string
  /** Why the last try failed, by the provider's own code. */
  last_error: string | null
}

export interface NewPayment {
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
export class ProviderRefusedError extends ProviderError {
  override readonly name = "ProviderRefusedError"
}

/** A signed event. */
export interface CardEvent {
  id: string
  type: string
  /** The payment to ask about; null when the event announces nothing that the shop has not done itself. */
  payment: { id: string; attempt_id: string | null } | null
}

/** What the shop asks of the card provider about a payment attempt. */
export interface CardGateway {
  /** The same attempt always gets the same payment. */
  create(payment: NewPayment): Promise<SeenPayment>
  /** One that the provider does not know can't be paid: it is told as canceled, here and below. */
  read(id: string): Promise<SeenPayment>
  /** Ends it: nobody can pay it any more, and what was held is released. */
  cancel(id: string): Promise<SeenPayment>
  /** Sends the whole amount back; a second time it does nothing. */
  refund(id: string): Promise<void>
  /** Sends a part back; a second time under the same `refund_id` it does nothing. `amount` in the usual unit. */
  refundPart(part: { id: string; refund_id: string; amount: number; currency_code: string }): Promise<void>
  /** @throws Error when the provider has not signed it */
  readEvent(body: Buffer, headers: IncomingHttpHeaders): CardEvent
}
