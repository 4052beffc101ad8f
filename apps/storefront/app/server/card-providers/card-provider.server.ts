import type { ForeignOrigins } from "../security/content-security-policy.server.ts"

/** The outcome according to a hosted page's return URL: for wording only, never trusted for money. */
export type ReturnedAs = "success" | "fail" | "cancel" | "timeout"

interface Returned {
  /** The provider's payment id, not verified yet. */
  payment: string
  as: ReturnedAs | null
}

/** The server part of a card provider. */
export interface CardProvider {
  /** Prefix of its publishable keys; null: browsers need none. */
  publicKeyPrefix: string | null
  /** URL of its browser script, unless `CARD_SCRIPT_URL` replaces it; null: it has a hosted payment page. */
  scriptUrl: string | null
  /** CSP origins of the payment page, for the script or hosted page in use. */
  foreignOrigins(standInUrl: string | undefined): ForeignOrigins
  /** Header with an event's signature, in lower case; null: events are not signed. */
  signatureHeader: string | null
  /** Whether an event's signature or format is valid; the back end checks its age. */
  isSigned(event: Buffer, signature: string, secret: string): boolean
  /** Parameter of the return URL with the payment id. */
  returnParameter: string
  /** Reads the payment from a return URL in another format; null if there is none. */
  readReturn?(query: URLSearchParams, secret: string | undefined): Returned | null
  /** Format of its payment ids. */
  paymentId: RegExp
}
