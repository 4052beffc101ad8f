import { shopFront } from "@porteka/shop"

/** How far the goods in the cart are from free delivery by courier; null where there is none. */
export type FreeDelivery = { reached: true } | { reached: false; missing: number }

/** @param goodsTotal gross whole forints of the goods after discounts */
export function freeDelivery(goodsTotal: number): FreeDelivery | null {
  const threshold = shopFront.delivery.courier.freeFrom
  if (threshold === null) return null
  return goodsTotal >= threshold ? { reached: true } : { reached: false, missing: threshold - goodsTotal }
}
