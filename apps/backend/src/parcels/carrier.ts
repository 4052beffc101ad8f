import type { ParcelRefusal } from "@porteka/commerce-sdk"

/** What any carrier has to know of a parcel. */
export interface ParcelToSend {
  /** Ours: the order's number and which of its parcels it is. The carrier keeps it, so a parcel can be found by it. */
  reference: string
  recipient: { name: string; phone: string; email: string }
  address: { postal_code: string; city: string; street: string; country: string }
  /** The carrier's id of the pickup point; null: to the address. */
  pointId: string | null
  /** What is to be collected in cash, as cash is rounded. */
  cash: number | null
  /** Of all goods; 0: the shop does not know. */
  grams: number
}

export interface MadeParcel {
  /** As it is printed and tracked. */
  number: string
  /** What the carrier calls it beside its number. */
  carrierRef: string | null
  /** The label where the answer to the order of the parcel has it. */
  label: Buffer | null
}

/** Who carries parcels. One call a parcel: what is refused of one stops none of the others. */
export interface Carrier {
  /** As pickup points name it, in small letters. */
  readonly code: string
  /** @throws CarrierRefusal, CarrierSilence */
  make(parcel: ParcelToSend): Promise<MadeParcel>
  /**
   * Looks for a parcel whose order was not answered.
   * @returns null: there is none; "unknowable": the carrier cannot be asked by our reference
   * @throws CarrierRefusal, CarrierSilence
   */
  find(reference: string, since: Date): Promise<MadeParcel | null | "unknowable">
  /** A PDF with one label. @throws CarrierRefusal, CarrierSilence */
  readLabel(parcel: Pick<MadeParcel, "number" | "carrierRef">): Promise<Buffer>
}

/** The carrier said no, so there is no parcel. */
export class CarrierRefusal extends Error {
  override readonly name = "CarrierRefusal"
  readonly refusal: ParcelRefusal

  constructor(code: ParcelRefusal["code"], detail: string | null = null) {
    super(detail ?? code)
    this.refusal = { code, detail }
  }
}

/** No answer that could be read: nobody knows whether there is a parcel. */
export class CarrierSilence extends Error {
  override readonly name = "CarrierSilence"
}
