import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils"
import type { LabelledOrder, ParcelRefusal } from "@porteka/commerce-sdk"
import { carrierName, parcelTrackingUrl } from "@porteka/hungary"
import { inParallel } from "@porteka/shop/in-parallel"
import { environment } from "../../env.ts"
import { reasonOf, typeOf } from "../../logs/failure.ts"
import { PARCEL_MODULE } from "../../modules/parcel/index.ts"
import { type Carrier, CarrierRefusal } from "../../parcels/carrier.ts"
import { findCarriers } from "../../parcels/find-carriers.ts"
import { readSettings } from "../../shop/read-shop.ts"
import { makeParcel } from "./make-parcel.ts"
import { readOrderToSend } from "./read-order-to-send.ts"
import { planParcels } from "./to-parcel.ts"

/** Concurrent calls to carriers. */
const AT_ONCE = 4

/**
 * Requests a label for every packed parcel of the orders. A refusal does not stop the others; a repeated call
 * creates missing labels only.
 * @param again even if a carrier may have created the parcel and cannot be asked
 */
export async function makeLabels(
  container: MedusaContainer,
  ids: readonly string[],
  again: boolean,
): Promise<LabelledOrder[]> {
  const carriers = findCarriers(environment(), await readSettings(container))
  return await inParallel([...new Set(ids)], AT_ONCE, (id) => labelOrder(container, id, { carriers, again }))
}

interface LabelOptions {
  carriers: ReadonlyMap<string, Carrier>
  again: boolean
}

async function labelOrder(
  container: MedusaContainer,
  id: string,
  { carriers, again }: LabelOptions,
): Promise<LabelledOrder> {
  const numbers: string[] = []
  const refused = (refusal: ParcelRefusal, carrier: string | null = null): LabelledOrder => ({
    id,
    carrier: carrier && carrierName(carrier),
    tracking_numbers: numbers,
    refusal,
  })
  let carrierCode: string | null = null
  try {
    const order = await readOrderToSend(container, id)
    const plan = planParcels(order)
    if (plan.refusal) return refused(plan.refusal)
    carrierCode = plan.carrier
    const carrier = carriers.get(plan.carrier)
    if (!carrier) return refused({ code: "carrier_off", detail: null }, plan.carrier)
    for (const { fulfillmentId, parcel } of plan.parcels) {
      const known = order.desk.parcels.find((one) => one.id === fulfillmentId)?.tracking_number
      const { number, carrier: made } = await makeParcel(container, carrier, {
        orderId: id,
        orderNumber: order.desk.display_id,
        fulfillmentId,
        parcel,
        again,
      })
      numbers.push(number)
      if (known !== number) await recordNumber(container, fulfillmentId, { number, carrier: made })
      await keepLabel(container, carrier, fulfillmentId)
    }
    return { id, carrier: carrierName(plan.carrier), tracking_numbers: numbers, refusal: null }
  } catch (error) {
    if (error instanceof CarrierRefusal) return refused(error.refusal, carrierCode)
    if (typeOf(error) === MedusaError.Types.NOT_FOUND) return refused({ code: "not_found", detail: null })
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`No label was made for ${id}: ${reasonOf(error)}`)
    return refused({ code: "failed", detail: null }, carrierCode)
  }
}

/** Stored on the fulfillment, where "shipped", its e-mail and the order's page find it. */
async function recordNumber(
  container: MedusaContainer,
  id: string,
  { number, carrier }: { number: string; carrier: string },
): Promise<void> {
  const url = parcelTrackingUrl(carrier, number) ?? "#"
  await container
    .resolve(Modules.FULFILLMENT)
    .updateFulfillment(id, { labels: [{ tracking_number: number, tracking_url: url, label_url: "#" }] })
}

async function keepLabel(container: MedusaContainer, carrier: Carrier, fulfillmentId: string): Promise<void> {
  const parcels = container.resolve(PARCEL_MODULE)
  const row = await parcels.find(fulfillmentId)
  if (!row?.number || row.label) return
  try {
    const label = await carrier.readLabel({ number: row.number, carrierRef: row.carrier_ref })
    await parcels.keepLabel(fulfillmentId, label)
  } catch (error) {
    if (error instanceof CarrierRefusal && error.refusal.code !== "refused") throw error
    throw new CarrierRefusal("label_missing", reasonOf(error))
  }
}
