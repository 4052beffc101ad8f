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

/** How one provider is spoken with. */
export interface Protocol {
  /** What its API answers; undefined for an address that is none of its. */
  answer(call: ApiCall, payments: HostedPayments, pageUrl: (id: string) => string): Message | undefined
  /** What it sends the shop when something has happened; null when it keeps that to itself. */
  notice(payment: HostedPayment): Message | null
  /** Whether the shop has answered as the provider wants it. */
  isHeard(answer: { status: number; body: string; signature: string | null }): boolean
  /** Where the shopper is led to after the page. */
  returnAddress(payment: HostedPayment): string
}
