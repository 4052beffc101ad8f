/** Why an order got no label, or no parcel at a carrier. */
export interface ParcelRefusal {
  code:
    | "not_found"
    | "cancelled"
    | "not_packed"
    | "already_shipped"
    /** Its buyer fetches it. */
    | "no_carrier_needed"
    /** No key of the carrier is given: the table in CSV is the way. */
    | "carrier_off"
    | "bad_phone"
    | "bad_point"
    | "bad_address"
    | "wrong_login"
    | "unreachable"
    /** Somebody else is asking for the same parcel. */
    | "busy"
    /** The carrier's answer was lost, and it cannot say whether there is a parcel. `detail` is its reference. */
    | "outcome_unknown"
    /** There is a parcel; its label was printed at the carrier. */
    | "label_printed_before"
    | "label_missing"
    /** For a reason that only the carrier knows. */
    | "refused"
    | "failed"
  /** In the carrier's own words, or what was wrong. */
  detail: string | null
}

/** What became of the wish for labels. */
export interface LabelledOrder {
  id: string
  /** Its name, where it is known who carries the order. */
  carrier: string | null
  tracking_numbers: string[]
  /** Null: every packed parcel has its label. */
  refusal: ParcelRefusal | null
}
