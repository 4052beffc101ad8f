/**
 * How long a call may take as a whole, tries and waits between them included, in milliseconds.
 * The specification names 5000 ms for reading products and no limit elsewhere. No limit is unsafe on a
 * server: one hanging back end would hold every shopper's request, socket and memory for good.
 */

/** Reading the catalogue (specification 9). */
export const PRODUCT_GET_TIMEOUT_MS = 5_000

/** Any other reading. */
export const READ_TIMEOUT_MS = 10_000

/** Changing something; a cart's lock alone may be waited for. */
export const WRITE_TIMEOUT_MS = 30_000

/** Making an order: the back end waits up to 30 s for the cart's lock, then for the card provider. */
export const PLACE_ORDER_TIMEOUT_MS = 60_000

/** The change feed is held open for 25 s when there is no news (docs/architecture.md). */
export const CHANGES_TIMEOUT_MS = 35_000

/** Files from the office: pictures, product tables. */
export const UPLOAD_TIMEOUT_MS = 120_000
