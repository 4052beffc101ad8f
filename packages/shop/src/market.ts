/**
 * Where the shop sells. Carts, regions and prices are made with these: they are settled before the first order, and not
 * among what an owner changes in an open shop.
 */

/** ISO 3166-1. */
export const COUNTRY_CODE = "HU"

/** ISO 4217. */
export const CURRENCY = "HUF"
