import type { MedusaContainer } from "@medusajs/framework/types"
import type { DeskOrder, DeskStage } from "@porteka/commerce-sdk"
import { ACCOUNT_DELETION_DAYS } from "@porteka/shop"
import { queryRows } from "../../records/query-rows.ts"

/** The parcel does not need the address any more. */
const SENT: readonly DeskStage[] = ["under_way", "done", "cancelled"]

const DUE = `
  select 1 from "order" placed join account_deletion asked on asked.customer_id = placed.customer_id
   where placed.id = ? and asked.requested_at + make_interval(days => ?) <= now()`

/** Whether the buyer's account would be deleted by now if this order had been sent. */
export async function holdsDeletion(
  container: MedusaContainer,
  { id, stage }: Pick<DeskOrder, "id" | "stage">,
): Promise<boolean> {
  if (SENT.includes(stage)) return false
  return (await queryRows(container, DUE, [id, ACCOUNT_DELETION_DAYS])).length > 0
}

const MOST_SHOWN = 10

const HELD = `
  select placed.id, placed.display_id
    from account_deletion asked
    join "order" placed on placed.customer_id = asked.customer_id
    join order_stage on order_stage.order_id = placed.id and order_stage.stage <> all(?)
   where asked.requested_at + make_interval(days => ?) <= now()
   order by placed.created_at limit ${MOST_SHOWN}`

/** The orders that wait to be sent while the buyer's account waits to be deleted: the oldest ones. */
export const findHoldingDeletions = (
  container: MedusaContainer,
): Promise<Pick<DeskOrder, "id" | "display_id">[]> =>
  queryRows(container, HELD, [[...SENT], ACCOUNT_DELETION_DAYS])
