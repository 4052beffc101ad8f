import type { ParcelRefusal } from "@porteka/commerce-sdk"

/** The data of a parcel that every carrier needs. */
export interface ParcelToSend {
  /**
   * Our reference: the order's number and the parcel's number within it. The carrier stores it, so a parcel
   * can be found by it.
   */
  reference: string
  recipient: { name: string; phone: string; email: string }
  address: { postal_code: string; city: string; street: string; country: string }
  /** The carrier's id of the pickup point; null: home delivery. */
  pointId: string | null
  /** The cash to collect, after cash rounding. */
  cash: number | null
  /** Weight of all products; 0: unknown. */
  grams: number
}

export interface MadeParcel {
  /** The printed tracking number. */
  number: string
  /** The carrier's id besides the number. */
  carrierRef: string | null
  /** The label, if the answer to the order contains it. */
  label: Buffer | null
}

/** A carrier. One call per parcel, so that a refusal does not affect the others. */
export interface Carrier {
  /** Its name in pickup points, in lower case. */
  readonly code: string
  /** @throws CarrierRefusal, CarrierSilence */
  make(parcel: ParcelToSend): Promise<MadeParcel>
  /**
   * Looks up a parcel whose order was not answered.
   * @returns null: it does not exist; "unknowable": the carrier cannot search by our reference
   * @throws CarrierRefusal, CarrierSilence
   */
  find(reference: string, since: Date): Promise<MadeParcel | null | "unknowable">
  /** A PDF with one label. @throws CarrierRefusal, CarrierSilence */
  readLabel(parcel: Pick<MadeParcel, "number" | "carrierRef">): Promise<Buffer>
}

/** The carrier refused, so there is no parcel. */
export class CarrierRefusal extends Error {
  override readonly name = "CarrierRefusal"
  readonly refusal: ParcelRefusal

  constructor(code: ParcelRefusal["code"], detail: string | null = null) {
    super(detail ?? code)
    this.refusal = { code, detail }
  }
}

/** There was no readable answer: a parcel may or may not exist. */
export class CarrierSilence extends Error {
  override readonly name = "CarrierSilence"
}
