import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { InvoiceKind } from "../../modules/invoice/service.ts"

/** An older order that was never invoiced is left to the staff. */
const LOOK_BACK_DAYS = 90

interface Uninvoiced {
  order_id: string
  kind: InvoiceKind
}

/**
 * Orders whose invoice is due and was not noted: paid by card or transfer when the money is there, cash on delivery when
 * the parcel leaves or waits for collection. A cancelling invoice for an order that was cancelled, or whose money all
 * went back. Reads the tables of orders directly, as `find-untold.ts` does.
 */
const QUESTION = `
  with paid as (
    select link.order_id, sum(p.amount) as captured,
           coalesce(sum((select sum(r.amount) from refund r
                          where r.payment_id = p.id and r.deleted_at is null)), 0) as refunded
      from payment p
      join order_payment_collection link
        on link.payment_collection_id = p.payment_collection_id and link.deleted_at is null
     where p.captured_at is not null
     group by link.order_id
  ),
  dispatched as (
    select distinct link.order_id from fulfillment f
      join order_fulfillment link on link.fulfillment_id = f.id and link.deleted_at is null
     where f.canceled_at is null
  )
  select o.id as order_id, 'invoice' as kind from "order" o
   where o.canceled_at is null and o.deleted_at is null and not o.is_draft_order
     and o.created_at > now() - make_interval(days => ?) and (?::text is null or o.id = ?)
     and (exists (select from paid where paid.order_id = o.id and paid.refunded < paid.captured)
          or (o.metadata->>'payment_method' = 'cash_on_delivery'
              and exists (select from dispatched where dispatched.order_id = o.id)))
     and not exists (select from invoice i where i.key = 'invoice:' || o.id)
  union all
  select o.id, 'storno' from "order" o
    join invoice issued on issued.key = 'invoice:' || o.id and issued.state = 'issued'
   where (o.canceled_at is not null
          or exists (select from paid where paid.order_id = o.id and paid.refunded >= paid.captured))
     and (?::text is null or o.id = ?)
     and not exists (select from invoice i where i.key = 'storno:' || o.id)`

/** @param orderId only this one */
export async function findUninvoiced(container: MedusaContainer, orderId?: string): Promise<Uninvoiced[]> {
  const only = orderId ?? null
  const { rows } = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw(QUESTION, [LOOK_BACK_DAYS, only, only, only, only])
  return rows
}
