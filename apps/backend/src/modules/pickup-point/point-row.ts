import type { PickupPoint } from "@porteka/commerce-sdk"
import { toSearchKey } from "./search-key.ts"

/** A point as it is stored; a closed one is kept for existing orders. */
export interface PickupPointRecord extends PickupPoint {
  open: boolean
}

/** A point as a table row, with its search key. */
export const toRow = (point: PickupPointRecord) => ({
  ...point,
  opening_hours: JSON.stringify(point.opening_hours),
  max_size_cm: JSON.stringify(point.max_size_cm),
  search_key: toSearchKey(point),
})
