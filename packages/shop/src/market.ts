/**
 * The country and currency of the shop. Carts, regions and prices depend on them: they are fixed before the
 * first order, and the owner cannot change them in an open shop.
 */

/** ISO 3166-1. */
export const COUNTRY_CODE = "HU"

/** ISO 4217. */
export const CURRENCY = "HUF"
