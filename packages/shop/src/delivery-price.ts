import type { DeliveryTerms } from "./shop-type.ts"

/** The public price of a delivery method for products of this value. */
export function deliveryPrice({ price, freeFrom }: DeliveryTerms, goodsValue: number): number {
  return freeFrom !== null && goodsValue >= freeFrom ? 0 : price
}
