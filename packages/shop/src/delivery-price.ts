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
  const offered = offeredPrices([courier, locker, ...locker.ofCarriers])
  const [first] = offered
  if (!first) return null
  return { from: Math.min(...offered.map(({ price }) => price)), freeFrom: first.freeFrom }
}

/** Whether products of this value are delivered free of charge, however the shopper chooses. */
export function isAlwaysFree(
  { courier, locker, pickup }: Pick<Shop["delivery"], "courier" | "locker" | "pickup">,
  productsValue: number,
): boolean {
  return offeredPrices([courier, locker, ...locker.ofCarriers, pickup]).every(
    (terms) => deliveryPrice(terms, productsValue) === 0,
  )
}

const offeredPrices = (methods: readonly { price: number | null; freeFrom: number | null }[]) =>
  methods.flatMap(({ price, freeFrom }) => (price === null ? [] : [{ price, freeFrom }]))
