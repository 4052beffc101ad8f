import type { ForeignOrigins } from "../security/content-security-policy.server.ts"

/** How the shopper came back from a provider's own page, as its address says: only for words, never for money. */
export type ReturnedAs = "success" | "fail" | "cancel" | "timeout"

export interface Returned {
  /** The provider's name of the payment; not yet known to be one. */
  payment: string
  as: ReturnedAs | null
}

/** What the shop's server has to know of a provider of card payments. */
export interface CardProvider {
  /** What every publishable key of it begins with; null: browsers need none. */
  publicKeyPrefix: string | null
  /** Where its script for browsers is, unless `CARD_SCRIPT_URL` says otherwise; null: it takes cards on a page of its own. */
  scriptUrl: string | null
  /** What the payment page may load from elsewhere or lead to, for the script or the page that is used. */
  foreignOrigins(standInUrl: string | undefined): ForeignOrigins
  /** Header of its events that carries their signature, in small letters; null: they have none. */
  signatureHeader: string | null
  /** Whether the event is signed with the secret, or looks as it must; how old it may be is the back end's to judge. */
  isSigned(event: Buffer, signature: string, secret: string): boolean
  /** Parameter of the return address that names the payment. */
  returnParameter: string
  /** Where the return address says it in another way; null for one that does not. */
  readReturn?(query: URLSearchParams, secret: string | undefined): Returned | null
  /** What its names of payments look like. */
  paymentId: RegExp
}
