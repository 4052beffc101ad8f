import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { sendSoon } from "../../mail/send-soon.ts"
import { readRecords } from "../../records/read-records.ts"
import { notAllowed, notFound } from "../../refusals/refusals.ts"
import { enqueueOrderMails } from "../orders/mails/enqueue-order-mails.ts"
import { LATE_NUMBER } from "../orders/mails/late-number.ts"
import { labelOfNumber, type ParcelLabel } from "./label-of-number.ts"

interface SentParcel {
  id: string
  shipped_at: string | Date | null
  canceled_at: string | Date | null
  metadata: Record<string, unknown> | null
  delivered_at: string | Date | null
  labels: ParcelLabel[]
}

const FIELDS = ["id", "shipped_at", "delivered_at", "canceled_at", "metadata", "labels.*"]

/**
 * Sets or corrects the number of a parcel that has been sent, and tells the shopper, unless it has arrived: then nobody
 * follows it any more.
 * @throws 404 for a parcel that is not the order's
 */
export async function changeTrackingNumber(
  container: MedusaContainer,
  { orderId, parcelId, number }: { orderId: string; parcelId: string; number: string },
): Promise<void> {
  const parcel = await findParcel(container, orderId, parcelId)
  if (!parcel) throw notFound("There is no such parcel")
  if (!parcel.shipped_at || parcel.canceled_at)
    throw notAllowed({
      hu: "Csomagszámot csak feladott csomaghoz lehet utólag megadni.",
      en: "A parcel number can be added only to a parcel that has been shipped.",
    })
  const [given] = parcel.labels
  if (given?.tracking_number === number) return
  const changed = await container.resolve(Modules.FULFILLMENT).updateFulfillment(parcelId, {
    labels: [labelOfNumber(given, number)],
    metadata: { ...parcel.metadata, [LATE_NUMBER]: number },
  })
  if (parcel.delivered_at) return
  const labelId = changed.labels.find(({ tracking_number: now }) => now === number)?.id
  if (!labelId) return
  const occasion = { id: labelId, orderId }
  await sendSoon(container, await enqueueOrderMails(container, occasion, { kinds: ["order_tracking"] }))
}

async function findParcel(
  container: MedusaContainer,
  orderId: string,
  parcelId: string,
): Promise<SentParcel | undefined> {
  const [order] = await readRecords<{ fulfillments: SentParcel[] | null }>(container, {
    entity: "order",
    fields: FIELDS.map((field) => `fulfillments.${field}`),
    filters: { id: orderId },
  })
  return order?.fulfillments?.find(({ id }) => id === parcelId)
}
