import type { IncomingHttpHeaders } from "node:http"
import type { HostedPayment, HostedPayments } from "./hosted-payments.ts"

export interface ApiCall {
  method: string
  url: URL
  body: string
  headers: IncomingHttpHeaders
}

export interface Message {
  status?: number
  headers: Record<string, string>
  body: string
}

/** The protocol of one provider. */
export interface Protocol {
  /** The API's answer; undefined for an unknown URL. */
  answer(call: ApiCall, payments: HostedPayments, pageUrl: (id: string) => string): Message | undefined
  /** The notification for the shop after an event; null if the provider sends none. */
  notice(payment: HostedPayment): Message | null
  /** Whether the shop's answer has the form that the provider requires. */
  isAccepted(answer: { status: number; body: string; signature: string | null }): boolean
  /** The URL to which the shopper returns after the page. */
  returnAddress(payment: HostedPayment): string
}
