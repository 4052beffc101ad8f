/** Amounts and times of the specification (section 9) that both apps keep to. */

/** A product counts as new this long after it was first published. */
export const NEW_PRODUCT_DAYS = 30

/** The most pieces of one variant a cart takes: more is a slip or an attack. */
export const MAX_LINE_QUANTITY = 99

/** How many pieces a quantity field offers when stock is not counted. */
export const DEFAULT_MAX_QUANTITY = 10

/** How many different things a cart takes: each is priced, taxed and looked up with every change. */
export const MAX_CART_LINES = 100

/** Of how many variants the prices of today are asked at once. */
export const MOST_PRICED_VARIANTS = 100

/** Results of the search panel. */
export const SEARCH_RESULTS = 10

/** Popular collections the search panel shows while nothing is typed. */
export const SEARCH_COLLECTIONS = 4

/** How long a sign-in lasts: cookie in the browser and session in the back end. */
export const AUTH_DAYS = 30

/** Digits of a code sent by e-mail. */
export const VERIFICATION_CODE_DIGITS = 6

/** How long a code sent by e-mail can be used (ruling D14). */
export const VERIFICATION_CODE_MINUTES = 15

/** Wrong entries after which a code is void (ruling D14). */
export const VERIFICATION_CODE_TRIES = 5

/** Characters of the longest e-mail address (RFC 5321, 4.5.3.1.3: 256 with its angle brackets). */
export const EMAIL_CHARACTERS = 254

/** How long a browser remembers its cart. */
export const CART_DAYS = 90

/** How long a choice about cookies holds. */
export const CONSENT_DAYS = 365

/** The shortest password of a customer (NIST SP 800-63B asks for length, not for kinds of characters). */
export const PASSWORD_MIN_CHARACTERS = 10

/** The longest one: room for every pass phrase, no room for a flood. */
export const PASSWORD_MAX_CHARACTERS = 200

/** How long an account waits between the wish to delete it and the deletion. */
export const ACCOUNT_DELETION_DAYS = 7

/** How long the personal data of a checkout that nobody finished are kept. */
export const UNFINISHED_CHECKOUT_DAYS = 30
