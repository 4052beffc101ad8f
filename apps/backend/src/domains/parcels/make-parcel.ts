import type { MedusaContainer } from "@medusajs/framework/types"
import { PARCEL_MODULE } from "../../modules/parcel/index.ts"
import type { ParcelRow } from "../../modules/parcel/service.ts"
import {
  type Carrier,
  CarrierRefusal,
  CarrierSilence,
  type MadeParcel,
  type ParcelToSend,
} from "../../parcels/carrier.ts"

interface ParcelRequest {
  orderId: string
  orderNumber: number
  fulfillmentId: string
  parcel: Omit<ParcelToSend, "reference">
  /** Even if there may be one already. */
  again: boolean
}

/**
 * Creates a parcel exactly once: recorded before the carrier is called, and searched for if an answer was lost.
 * @throws CarrierRefusal
 */
export async function makeParcel(
  container: MedusaContainer,
  carrier: Carrier,
  { orderId, orderNumber, fulfillmentId, parcel, again }: ParcelRequest,
): Promise<{ number: string; carrier: string }> {
  const parcels = container.resolve(PARCEL_MODULE)
  await parcels.record(
    { fulfillment_id: fulfillmentId, order_id: orderId, carrier: carrier.code },
    orderNumber,
  )
  const row = await parcels.claim(fulfillmentId, carrier.code)
  if (!row) {
    const known = await parcels.find(fulfillmentId)
    if (known?.state === "made" && known.number) return { number: known.number, carrier: known.carrier }
    throw new CarrierRefusal("busy")
  }
  // The state to restore after a refusal.
  let state: ParcelRow["state"] = row.state
  try {
    const earlier = row.state === "unknown" ? await carrier.find(row.reference, row.asked_at) : null
    if (earlier === "unknowable" && !again) throw new CarrierSilence("An earlier question has no answer")
    state = "noted"
    const made =
      earlier === null || earlier === "unknowable"
        ? await makeOrFind(carrier, { ...parcel, reference: row.reference }, row.asked_at)
        : earlier
    await parcels.settle(fulfillmentId, {
      state: "made",
      number: made.number,
      carrier_ref: made.carrierRef,
    })
    if (made.label) await parcels.keepLabel(fulfillmentId, made.label)
    return { number: made.number, carrier: row.carrier }
  } catch (error) {
    const isRefused = error instanceof CarrierRefusal
    await parcels.settle(fulfillmentId, { state: isRefused ? state : "unknown" })
    if (error instanceof CarrierSilence) throw new CarrierRefusal("outcome_unknown", row.reference)
    throw error
  }
}

/** The parcel may have been created although the answer was lost; usually the carrier finds it immediately. */
async function makeOrFind(carrier: Carrier, parcel: ParcelToSend, since: Date): Promise<MadeParcel> {
  try {
    return await carrier.make(parcel)
  } catch (error) {
    if (!(error instanceof CarrierSilence)) throw error
    const found = await carrier.find(parcel.reference, since).catch(() => null)
    if (found === null || found === "unknowable") throw error
    return found
  }
}
