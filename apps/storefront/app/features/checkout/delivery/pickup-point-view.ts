import type { FoundPickupPoint, OpeningHours } from "@porteka/commerce-sdk"

/** A pickup point for display in the checkout. */
export interface PickupPointView {
  id: string
  carrier: string
  name: string
  address: string
  hours: OpeningHours[]
  cash: boolean
  /** Coordinates; null for the point of an order, which stores only the address. */
  place: PointPlace | null
}

export interface PointPlace {
  latitude: number
  longitude: number
  /** Distance from the center of the town that was searched for, if known. */
  distanceKm: number | null
}

/** The result of a search; `none` if nothing was searched for. */
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

/** Includes the carrier, which some carriers leave out of their points' names. */
function nameOf({ name, provider }: FoundPickupPoint): string {
  return name.toLowerCase().includes(provider.toLowerCase()) ? name : `${provider}: ${name}`
}

/** The results, with the chosen point first if the search did not find it. */
export function withChosen(found: PickupPointView[], chosen: PickupPointView | null): PickupPointView[] {
  return chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found
}
