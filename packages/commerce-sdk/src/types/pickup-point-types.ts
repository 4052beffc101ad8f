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

/** A point as a search finds it. */
export interface FoundPickupPoint extends PickupPoint {
  /** From the middle of the town or district that was asked for, in kilometres to one decimal; null where it is not known. */
  distance_km: number | null
}

/** A carrier's list of lockers and parcel shops, as the owner sees it. */
export interface PickupPointList {
  code: "foxpost" | "gls" | "packeta" | "zbox" | "mpl"
  name: string
  /** Where it is fetched from; null: nowhere, it is read from a file. */
  address: string | null
  /** Whether shoppers may choose its points; a list that is used is read every night. */
  used: boolean
  /** When it was last read whole, and how many points it had; ISO 8601. */
  read_at: string | null
  points: number
  /** Entries that were left out. */
  problems: { row: number; message: string }[]
  /** The last try, and why it failed. */
  tried_at: string | null
  trouble: string | null
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
