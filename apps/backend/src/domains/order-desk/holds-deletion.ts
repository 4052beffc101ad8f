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
