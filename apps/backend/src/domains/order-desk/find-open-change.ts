import type { MedusaContainer } from "@medusajs/framework/types"
import type { DeskOrderDetails, OpenChangeKind } from "@porteka/commerce-sdk"
import { queryRows } from "../../records/query-rows.ts"

/** The types of order changes that the admin's forms create in Medusa, by the form's purpose; a transfer waits for its customer. */
const KINDS: Readonly<Record<string, OpenChangeKind>> = {
  return_request: "return",
  return_receive: "receipt",
  exchange: "exchange",
  claim: "claim",
  edit: "edit",
  transfer: "transfer",
}

interface ChangeRow {
  change_type: string
  id: string
}

/**
 * The unfinished change of an order. Medusa creates it when a form is opened, keeps it when the form is left,
 * and refuses every other change of the order until it is confirmed or canceled.
 */
export async function findOpenChange(
  container: MedusaContainer,
  orderId: string,
): Promise<DeskOrderDetails["open_change"]> {
  const rows = await queryRows<ChangeRow>(
    container,
    `select change_type, coalesce(exchange_id, claim_id, return_id, order_id) as id
       from order_change
      where order_id = ? and status in ('pending', 'requested') and deleted_at is null
      order by created_at desc limit 1`,
    [orderId],
  )
  const [open] = rows
  const kind = KINDS[open?.change_type ?? ""]
  return open && kind ? { kind, id: open.id } : null
}
