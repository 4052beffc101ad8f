import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { DeskOrderDetails, OpenChangeKind } from "@porteka/commerce-sdk"

/** Medusa's types of order changes that a form in the admin begins, by what the form is for. */
const KINDS: Readonly<Record<string, OpenChangeKind>> = {
  return_request: "return",
  return_receive: "receipt",
  exchange: "exchange",
  claim: "claim",
  edit: "edit",
}

interface ChangeRow {
  change_type: string
  id: string
}

/**
 * The change of an order that a form has begun: Medusa begins it when the form is opened, keeps it when the form is
 * left, and refuses every other change meanwhile.
 */
export async function findOpenChange(
  container: MedusaContainer,
  orderId: string,
): Promise<DeskOrderDetails["open_change"]> {
  const { rows } = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw<{ rows: ChangeRow[] }>(
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
