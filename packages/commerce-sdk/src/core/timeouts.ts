/**
 * Time-outs of a whole call, including all tries and delays, in milliseconds. The specification names 5000 ms
 * for reading products and none elsewhere. That is unsafe on a server: one hanging back end would hold every
 * shopper's request, socket and memory forever.
 */

/** Catalogue reads (specification 9). */
export const PRODUCT_GET_TIMEOUT_MS = 5_000

/** Any other reading. */
export const READ_TIMEOUT_MS = 10_000

/** Changes, which may wait for a cart's lock. */
export const WRITE_TIMEOUT_MS = 30_000

/** Placing an order: the back end waits up to 30 s for the cart's lock, then for the card provider. */
export const PLACE_ORDER_TIMEOUT_MS = 60_000

/** A long poll: the change feed is held for 25 s if there is no news (docs/architecture.md). */
export const CHANGES_TIMEOUT_MS = 35_000

/** Uploads by the staff: pictures, product tables. */
export const UPLOAD_TIMEOUT_MS = 120_000
