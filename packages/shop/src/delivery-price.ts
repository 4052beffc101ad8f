import type { DeliveryTerms } from "./shop-type.ts"

/** What a way of delivery costs everybody with goods of this value. */
export function deliveryPrice({ price, freeFrom }: DeliveryTerms, goodsValue: number): number {
  return freeFrom !== null && goodsValue >= freeFrom ? 0 : price
}
