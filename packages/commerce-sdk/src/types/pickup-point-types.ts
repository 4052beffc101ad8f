/** Where a parcel can be collected: a locker or a parcel shop. */
export interface PickupPoint {
  id: string
  /** The carrier's name. */
  provider: string
  kind: "locker" | "shop"
  name: string
  postal_code: string
  city: string
  address: string
  opening_hours: OpeningHours[]
  latitude: number
  longitude: number
  /** Whether a parcel can be paid for there. */
  cash_on_delivery: boolean
  /** What fits; null: the carrier names no limit. */
  max_weight_grams: number | null
  /** The longest sides in centimetres, longest first. */
  max_size_cm: [number, number, number] | null
}

/** One stretch of the week: `{ from: 1, to: 5, opens: "08:00", closes: "18:00" }` is Monday to Friday. */
export interface OpeningHours {
  /** 1 is Monday, 7 Sunday. */
  from: number
  to: number
  opens: string
  /** `24:00` is midnight. */
  closes: string
}
