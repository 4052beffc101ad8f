import type { OpeningHours, PickupPoint } from "@porteka/commerce-sdk"
import { z } from "zod"

/** A pickup point as the checkout draws it. */
export interface PickupPointView {
  id: string
  name: string
  address: string
  hours: OpeningHours[]
  cash: boolean
}

/** What a search has found; `none`: nothing was asked for. */
export interface PickupSearch {
  q: string
  state: "none" | "found" | "unavailable"
  points: PickupPointView[]
}

export const NO_SEARCH: PickupSearch = { q: "", state: "none", points: [] }

export function toPickupPointView(point: PickupPoint): PickupPointView {
  return {
    id: point.id,
    name: point.name,
    address: `${point.postal_code} ${point.city}, ${point.address}`,
    hours: point.opening_hours,
    cash: point.cash_on_delivery,
  }
}

const ChosenPointSchema = z.object({
  pickup_point_id: z.string(),
  pickup_point_name: z.string(),
  pickup_point_postal_code: z.string(),
  pickup_point_city: z.string(),
  pickup_point_address: z.string(),
})

/** The point a shipping method goes to; null for deliveries without one. */
export function toChosenPoint(data: Record<string, unknown> | null | undefined): PickupPointView | null {
  const parsed = ChosenPointSchema.safeParse(data)
  if (!parsed.success) return null
  const { pickup_point_id: id, pickup_point_name: name } = parsed.data
  const {
    pickup_point_postal_code: code,
    pickup_point_city: city,
    pickup_point_address: street,
  } = parsed.data
  return { id, name, address: `${code} ${city}, ${street}`, hours: [], cash: true }
}

/** The found points, the chosen one first where the search has not found it. */
export function withChosen(found: PickupPointView[], chosen: PickupPointView | null): PickupPointView[] {
  return chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found
}
