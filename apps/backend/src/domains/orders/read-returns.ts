import type { MedusaContainer } from "@medusajs/framework/types"
import type { OrderReturn } from "@porteka/commerce-sdk/wire"
import { momentText } from "../../records/moment-text.ts"
import { type Prepared, queryPrepared } from "../../records/prepared.ts"

const RETURNS: Prepared = {
  name: "returns-of-order",
  sql: `
  select back.id, back.display_id as number, back.requested_at, back.received_at,
         case when back.exchange_id is not null then 'exchange'
              when back.claim_id is not null then 'claim' else 'return' end as reason,
         coalesce((select json_agg(json_build_object(
                            'item_id', part.item_id, 'quantity', part.quantity,
                            'received_quantity', part.received_quantity) order by part.id)
                     from return_item part where part.return_id = back.id and part.deleted_at is null), '[]') as items
    from "return" back
   where back.order_id = ? and back.requested_at is not null and back.canceled_at is null and back.deleted_at is null
   order by back.display_id`,
}

type ReturnRow = Omit<OrderReturn, "requested_at" | "received_at"> & {
  requested_at: Date
  received_at: Date | null
}

/** An order's returns, oldest first, without those the staff has only started to enter. */
export async function readReturns(container: MedusaContainer, orderId: string): Promise<OrderReturn[]> {
  const rows = await queryPrepared<ReturnRow>(container, RETURNS, [orderId])
  return rows.map((row) => ({
    ...row,
    requested_at: row.requested_at.toISOString(),
    received_at: momentText(row.received_at),
  }))
}
