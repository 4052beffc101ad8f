import { pickupPointOf } from "@porteka/commerce-sdk/wire"
import type { PickupPointView } from "./pickup-point-view.ts"

/** The pickup point of a shipping method; null for deliveries without one. */
export function toChosenPoint(data: Record<string, unknown> | null | undefined): PickupPointView | null {
  const point = pickupPointOf(data)
  if (!point) return null
  const { id, carrier, name, postal_code: code, city, address: street } = point
  return { id, carrier, name, address: `${code} ${city}, ${street}`, hours: [], cash: true, place: null }
}
