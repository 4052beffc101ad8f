import { DELIVERY_CODES } from "./delivery-codes.ts"
import type { Shop } from "./shop-type.ts"

/** At least and at most so many working days. */
export interface WorkingDays {
  from: number
  to: number
}

/**
 * Working days until goods are with the shopper: making, packing and the way, one after the other.
 * @param code machine name of the way of delivery; null before one is chosen, then as by courier
 * @param makingDays working days until the slowest of the goods is made; 0 where all lie ready
 */
export function deliveryDays(
  { handlingWorkingDays: packing, ...ways }: Shop["delivery"],
  code: string | null,
  makingDays = 0,
): WorkingDays {
  const { workingDays: way } = ways[DELIVERY_CODES.find((one) => one === code) ?? "courier"]
  return { from: makingDays + packing.from + way.from, to: makingDays + packing.to + way.to }
}
