/** Amounts and times of the specification (section 9) that both apps use. */

/** How long a product counts as new after it was first published. */
export const NEW_PRODUCT_DAYS = 30

/** @param publishedAt ISO 8601 @returns when the product stops being a new arrival */
export const newUntil = (publishedAt: string): Date =>
  new Date(Date.parse(publishedAt) + NEW_PRODUCT_DAYS * 24 * 60 * 60 * 1000)

/** Maximum number of pieces of one variant in a cart: more is a mistake or an attack. */
export const MAX_LINE_QUANTITY = 99

/** Number of pieces that a quantity field offers if stock is not counted. */
export const DEFAULT_MAX_QUANTITY = 10

/** Maximum number of lines in a cart: each is priced, taxed and looked up at every change. */
export const MAX_CART_LINES = 100

/** Number of cart changes that the back end processes at once (ADR 0056). */
export const CARTS_AT_ONCE = 8

/** Number of cart changes that wait beside them, for about one second; further ones are refused. */
export const CARTS_QUEUED = 16

/** After this time a cart change that was refused because of load is sent again. */
export const CART_RETRY_SECONDS = 2

/** Maximum number of variants in one request for current prices. */
export const MOST_PRICED_VARIANTS = 100

/** Number of results in the search panel. */
export const SEARCH_RESULTS = 10

/** Number of popular collections in the search panel while the field is empty. */
export const SEARCH_COLLECTIONS = 4

/** Duration of a login: cookie in the browser and session in the back end. */
export const AUTH_DAYS = 30

/** Number of digits of a code sent by e-mail. */
export const VERIFICATION_CODE_DIGITS = 6

/** How long a code sent by e-mail is valid (ruling D14). */
export const VERIFICATION_CODE_MINUTES = 15

/** Number of wrong attempts after which a code is invalid (ruling D14). */
export const VERIFICATION_CODE_TRIES = 5

/** Maximum lengths of texts, for a form and for the call that records it. */
export const TEXT_LIMITS = {
  /** An account with its addresses. */
  account: { name: 100, phone: 40, line: 200, postalCode: 20, passkeyName: 60 },
  complaint: { name: 120, order: 300, description: 5000, request: 1000 },
  contact: { name: 120, order: 40, message: 5000 },
  withdrawal: { name: 120, order: 300, products: 1000 },
} as const

/** Maximum length of the description of a picture: a screen reader reads it in one go. */
export const ALT_CHARACTERS = 250

/** Maximum length of the token in an e-mail's link. */
export const LINK_TOKEN_CHARACTERS = 120

/** Maximum length of an e-mail address (RFC 5321, 4.5.3.1.3: 256 with its angle brackets). */
export const EMAIL_CHARACTERS = 254

/** How long a browser remembers its cart. */
export const CART_DAYS = 90

/** How long a decision about cookies is valid. */
export const CONSENT_DAYS = 365

/** Minimum length of a customer's password (NIST SP 800-63B asks for length, not for kinds of characters). */
export const PASSWORD_MIN_CHARACTERS = 10

/** Maximum length: enough for any passphrase, small enough against abuse. */
export const PASSWORD_MAX_CHARACTERS = 200

/** Waiting time between the request to delete an account and the deletion. */
export const ACCOUNT_DELETION_DAYS = 7
