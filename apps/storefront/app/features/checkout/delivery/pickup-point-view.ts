import type { FoundPickupPoint, OpeningHours } from "@porteka/commerce-sdk"

/** A pickup point as the checkout draws it. */
export interface PickupPointView {
  id: string
  carrier: string
  name: string
  address: string
  hours: OpeningHours[]
  cash: boolean
  /** Where it is; null for the point of an order, of which only the address is kept. */
  place: PointPlace | null
}

export interface PointPlace {
  latitude: number
  longitude: number
  /** From the middle of the town that was looked for, where it is known. */
  distanceKm: number | null
}

/** What a search has found; `none`: nothing was asked for. */
export interface PickupSearch {
  q: string
  state: "none" | "found" | "unavailable"
  points: PickupPointView[]
}

export const NO_SEARCH: PickupSearch = { q: "", state: "none", points: [] }

export function toPickupPointView(point: FoundPickupPoint): PickupPointView {
  return {
    id: point.id,
    carrier: point.provider,
    name: nameOf(point),
    address: `${point.postal_code} ${point.city}, ${point.address}`,
    hours: point.opening_hours,
    cash: point.cash_on_delivery,
    place: { latitude: point.latitude, longitude: point.longitude, distanceKm: point.distance_km },
  }
}

/** With the carrier, which some carriers leave out of their points' names. */
function nameOf({ name, provider }: FoundPickupPoint): string {
  return name.toLowerCase().includes(provider.toLowerCase()) ? name : `${provider}: ${name}`
}

/** The found points, the chosen one first where the search has not found it. */
export function withChosen(found: PickupPointView[], chosen: PickupPointView | null): PickupPointView[] {
  return chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found
}
