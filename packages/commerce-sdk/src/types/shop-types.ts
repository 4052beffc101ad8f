import type { Shop } from "@porteka/shop"

/** Who the shop is and what it promises now: name, company, account, delivery with its prices, limits. */
export interface ShopAnswer {
  shop: Shop
}
