import type { Shop } from "./shop-type.ts"

/** What a way of delivery costs everybody with goods of this value; null where it is not offered. */
export function deliveryPrice<Price extends number | null>(
  { price, freeFrom }: { price: Price; freeFrom: number | null },
  goodsValue: number,
): Price | 0 {
  return price !== null && freeFrom !== null && goodsValue >= freeFrom ? 0 : price
}

export interface LowestDelivery {
  /** What delivery costs at least. */
  from: number
  /** From this goods' value on it costs nothing; null where it never gets free. */
  freeFrom: number | null
}

/** What delivery costs at least, by courier or to a pickup point; null where neither is offered. */
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
