import { DELIVERY_CODES } from "./delivery-codes.ts"
import type { Shop } from "./shop-type.ts"

/** A minimum and a maximum of working days. */
export interface WorkingDays {
  from: number
  to: number
}

/**
 * Working days until the products arrive: production, packing and transport, one after the other.
 * @param code machine name of the delivery method; null before one is chosen, then as for courier delivery
 * @param makingDays production days of the slowest product; 0 if all are in stock
 */
export function deliveryDays(
  { handlingWorkingDays: packing, ...ways }: Shop["delivery"],
  code: string | null,
  makingDays = 0,
): WorkingDays {
  const { workingDays: way } = ways[DELIVERY_CODES.find((one) => one === code) ?? "courier"]
  return { from: makingDays + packing.from + way.from, to: makingDays + packing.to + way.to }
}
