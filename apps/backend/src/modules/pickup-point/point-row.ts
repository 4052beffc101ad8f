import type { PickupPoint } from "@porteka/commerce-sdk"
import { toSearchKey } from "./search-key.ts"

/** A point as it is stored; a closed one is kept for the orders that name it. */
export interface PickupPointRecord extends PickupPoint {
  open: boolean
}

/** A point as a row of the table, with what it is looked up by. */
export const toRow = (point: PickupPointRecord) => ({
  ...point,
  opening_hours: JSON.stringify(point.opening_hours),
  max_size_cm: JSON.stringify(point.max_size_cm),
  search_key: toSearchKey(point),
})
