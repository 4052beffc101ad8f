import type { MedusaContainer } from "@medusajs/framework/types"
import { queryRows } from "../../records/query-rows.ts"

/** Ids of Medusa are unique across tables. */
const ORDER_OF = `
  select id from "order" where id = :id
  union all
  select link.order_id from payment p
    join order_payment_collection link
      on link.payment_collection_id = p.payment_collection_id and link.deleted_at is null
   where p.id = :id
  union all
  select order_id from order_fulfillment where fulfillment_id = :id and deleted_at is null
   limit 1`

/**
 * The order of an event's record.
 * @param id of an order, a payment or a parcel
 * @returns undefined if the payment belongs to no order yet
 */
export async function findOrderOfRecord(container: MedusaContainer, id: string): Promise<string | undefined> {
  const rows = await queryRows<{ id: string }>(container, ORDER_OF, { id })
  return rows[0]?.id
}
