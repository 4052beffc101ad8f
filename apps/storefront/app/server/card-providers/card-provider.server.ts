import type { ForeignOrigins } from "../security/content-security-policy.server.ts"

/** What the shop's server has to know of a provider of card payments. */
export interface CardProvider {
  /** What every publishable key of it begins with. */
  publicKeyPrefix: string
  /** Where its script for browsers is, unless `CARD_SCRIPT_URL` says otherwise. */
  scriptUrl: string
  /** What the page with its form may load from elsewhere, for the script that is used. */
  foreignOrigins(scriptUrl: string): ForeignOrigins
  /** Header of its events that carries their signature, in small letters. */
  signatureHeader: string
  /** Whether the event is signed with the secret; how old it may be is the back end's to judge. */
  isSigned(event: Buffer, signature: string, secret: string): boolean
  /** Parameter of the return address that names the payment. */
  returnParameter: string
  /** What its names of payments look like. */
  paymentId: RegExp
}
