import type { OpeningHours, PickupPoint } from "@porteka/commerce-sdk"

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

/** The found points, the chosen one first where the search has not found it. */
export function withChosen(found: PickupPointView[], chosen: PickupPointView | null): PickupPointView[] {
  return chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found
}
