import type { Shop } from "./shop-type.ts"

/** The public price of a delivery method for products of this value; null if it is not offered. */
export function deliveryPrice<Price extends number | null>(
  { price, freeFrom }: { price: Price; freeFrom: number | null },
  productsValue: number,
): Price | 0 {
  return price !== null && freeFrom !== null && productsValue >= freeFrom ? 0 : price
}

export interface LowestDelivery {
  /** The lowest delivery price. */
  from: number
  /** From this order value on it is free; null if it never becomes free. */
  freeFrom: number | null
}

/** The lowest price of delivery by courier or to a pickup point; null if neither is offered. */
export function lowestDelivery({
  courier,
  locker,
}: Pick<Shop["delivery"], "courier" | "locker">): LowestDelivery | null {
  const offered = [courier, locker, ...locker.ofCarriers].flatMap(({ price, freeFrom }) =>
    price === null ? [] : [{ price, freeFrom }],
  )
  const [first] = offered
  if (!first) return null
  return { from: Math.min(...offered.map(({ price }) => price)), freeFrom: first.freeFrom }
}
