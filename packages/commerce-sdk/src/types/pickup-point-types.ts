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
  /** Whether cash on delivery is possible there. */
  cash_on_delivery: boolean
  /** Maximum weight; null: no limit given. */
  max_weight_grams: number | null
  /** Maximum dimensions in centimeters, longest first. */
  max_size_cm: [number, number, number] | null
}

/** A point in a search result. */
export interface FoundPickupPoint extends PickupPoint {
  /** Distance from the center of the requested town or district, in kilometers to one decimal; null if unknown. */
  distance_km: number | null
}

/** A carrier's list of lockers and parcel shops, for the owner. */
export interface PickupPointList {
  code: "foxpost" | "gls" | "packeta" | "zbox" | "mpl"
  name: string
  /** Its URL; null: it is imported from a file. */
  address: string | null
  /** Whether shoppers may choose its points; an enabled list is imported every night. */
  used: boolean
  /** The last complete import and its number of points; ISO 8601. */
  read_at: string | null
  points: number
  /** Entries that were skipped. */
  problems: { row: number; message: string }[]
  /** The last try, and why it failed. */
  tried_at: string | null
  trouble: string | null
}

/** What delivery to a pickup point costs: gross, whole forints. */
export interface PickupPointTerms {
  price: number
  /** The order value from which it is free; null: never. */
  free_from: number | null
}

/** What it costs at the points of each carrier. */
export interface PickupPointPrices {
  /** At the points of all carriers without a price of their own; null where the shop delivers to none. */
  common: PickupPointTerms | null
  carriers: { carrier: string; name: string; terms: PickupPointTerms | null }[]
  /** The shop's deliveries and charges, by the id of the shipping option; without terms if it has other prices, which only Medusa's own form shows. */
  deliveries: { id: string; name: string; terms: PickupPointTerms | null }[]
}

/** Opening hours: `{ from: 1, to: 5, opens: "08:00", closes: "18:00" }` is Monday to Friday. */
export interface OpeningHours {
  /** 1 is Monday, 7 Sunday. */
  from: number
  to: number
  opens: string
  /** `24:00` is midnight. */
  closes: string
}
