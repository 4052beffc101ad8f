import { z } from "zod"
import type { PickupPointView } from "./pickup-point-view.ts"

const ChosenPointSchema = z.object({
  pickup_point_id: z.string(),
  pickup_point_provider: z.string(),
  pickup_point_name: z.string(),
  pickup_point_postal_code: z.string(),
  pickup_point_city: z.string(),
  pickup_point_address: z.string(),
})

/** The pickup point of a shipping method; null for deliveries without one. */
export function toChosenPoint(data: Record<string, unknown> | null | undefined): PickupPointView | null {
  const parsed = ChosenPointSchema.safeParse(data)
  if (!parsed.success) return null
  const { pickup_point_id: id, pickup_point_provider: carrier, pickup_point_name: name } = parsed.data
  const {
    pickup_point_postal_code: code,
    pickup_point_city: city,
    pickup_point_address: street,
  } = parsed.data
  return { id, carrier, name, address: `${code} ${city}, ${street}`, hours: [], cash: true, place: null }
}
