import { DELIVERY_CODES, type DeliveryCode } from "./delivery-codes.ts"
import type { Shop } from "./shop-type.ts"

/** A minimum and a maximum of working days. */
export interface WorkingDays {
  from: number
  to: number
}

type Terms = Pick<Shop["delivery"], "handlingWorkingDays" | DeliveryCode>

/**
 * Working days of the shop, who makes and packs, and of the carrier after it.
 * @param code machine name of the delivery method; null before one is chosen, then as for courier delivery
 * @param makingDays production days of the slowest product; 0 if all are in stock
 */
export function deliverySteps(
  { handlingWorkingDays: packing, ...ways }: Terms,
  code: string | null,
  makingDays = 0,
): { shop: WorkingDays; carrier: WorkingDays } {
  const { workingDays: carrier } = ways[DELIVERY_CODES.find((one) => one === code) ?? "courier"]
  return { shop: { from: makingDays + packing.from, to: makingDays + packing.to }, carrier }
}

/** Working days until the products arrive: production, packing and transport, one after the other. */
export function deliveryDays(...order: Parameters<typeof deliverySteps>): WorkingDays {
  const { shop, carrier } = deliverySteps(...order)
  return { from: shop.from + carrier.from, to: shop.to + carrier.to }
}
