import type { MedusaContainer } from "@medusajs/framework/types"
import { cancelOrderFulfillmentWorkflow } from "@medusajs/medusa/core-flows"
import { queryRows } from "../../records/query-rows.ts"
import { notAllowed, notFound } from "../../refusals/refusals.ts"

/** In the metadata of a parcel that nobody accepted: when it was sent. */
export const SENT_IN_VAIN_AT = "sent_in_vain_at"

/** Medusa cancels no parcel that was sent, and sends no piece twice. */
const UNSEND = `
  with parcel as (
    update fulfillment
       set metadata = coalesce(metadata, '{}') || jsonb_build_object('${SENT_IN_VAIN_AT}', shipped_at),
           shipped_at = null, updated_at = now()
     where id = :parcel_id and shipped_at is not null and deleted_at is null
    returning id
  ), sent as (
    select line_item_id, max(quantity) as pieces from fulfillment_item
     where fulfillment_id in (select id from parcel) and deleted_at is null group by line_item_id
  ), left_over as (
    select item.id, greatest(0, item.shipped_quantity - sent.pieces) as pieces
      from sent
      join "order" o on o.id = :order_id
      join order_item item on item.order_id = o.id and item.version = o.version
                          and item.item_id = sent.line_item_id and item.deleted_at is null
  )
  update order_item item
     set shipped_quantity = left_over.pieces,
         raw_shipped_quantity = jsonb_build_object('value', left_over.pieces::text, 'precision', 20)
    from left_over where item.id = left_over.id`

const FIND = `
  select parcel.delivered_at is not null as is_delivered from fulfillment parcel
    join order_fulfillment link on link.fulfillment_id = parcel.id and link.deleted_at is null
   where parcel.id = :parcel_id and link.order_id = :order_id and parcel.canceled_at is null and parcel.deleted_at is null`

/**
 * A parcel has come back without being accepted: its pieces are in stock again and the order is to be packed, so that it can be sent
 * once more or canceled. May be called again if it was interrupted.
 * @throws 404 for a parcel that is not the order's, not_allowed for one that was delivered
 */
export async function takeBackParcel(
  container: MedusaContainer,
  { orderId, parcelId }: { orderId: string; parcelId: string },
): Promise<void> {
  const names = { order_id: orderId, parcel_id: parcelId }
  const [parcel] = await queryRows<{ is_delivered: boolean }>(container, FIND, names)
  if (!parcel) throw notFound("There is no such parcel")
  if (parcel.is_delivered)
    throw notAllowed({
      hu: "Ezt a csomagot kézbesítették: visszaküldést vegyen fel.",
      en: "This parcel was delivered: record a return.",
    })
  await queryRows(container, UNSEND, names)
  await cancelOrderFulfillmentWorkflow(container).run({
    input: { order_id: orderId, fulfillment_id: parcelId },
  })
}
