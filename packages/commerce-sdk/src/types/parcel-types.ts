/** Why an order got no label, or no parcel at a carrier. */
export interface ParcelRefusal {
  code:
    | "not_found"
    | "cancelled"
    | "not_packed"
    | "already_shipped"
    /** It is collected in the shop. */
    | "no_carrier_needed"
    /** The carrier has no configured keys: use the CSV table. */
    | "carrier_off"
    | "bad_phone"
    | "bad_point"
    | "bad_address"
    | "wrong_login"
    | "unreachable"
    /** The same parcel is being requested concurrently. */
    | "busy"
    /** The carrier's answer was lost, and it cannot say whether there is a parcel. `detail` is its reference. */
    | "outcome_unknown"
    /** The parcel exists; its label was printed at the carrier. */
    | "label_printed_before"
    | "label_missing"
    /** For a reason that only the carrier knows. */
    | "refused"
    | "failed"
  /** In the carrier's own words, or what was wrong. */
  detail: string | null
}

/** The result of a label request. */
export interface LabelledOrder {
  id: string
  /** The carrier's name, if known. */
  carrier: string | null
  tracking_numbers: string[]
  /** Null: every packed parcel has its label. */
  refusal: ParcelRefusal | null
}
