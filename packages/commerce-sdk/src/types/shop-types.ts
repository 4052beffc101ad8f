import type { Shop } from "@porteka/shop"

/** The shop's current data: name, company, account, delivery with its prices, limits. */
export interface ShopAnswer {
  shop: Shop
}
