import type { MedusaContainer } from "@medusajs/framework/types"
import { queryRows } from "../../records/query-rows.ts"
import { findOrderNumber } from "./order-number.ts"

/**
 * The order named in a consumer's message, if it was placed with the same e-mail address; otherwise the message could
 * lead the staff to somebody else's order.
 */
export async function findNamedOrder(
  container: MedusaContainer,
  orderReference: string,
  email: string,
): Promise<string | null> {
  const number = findOrderNumber(orderReference)
  if (number === null) return null
  const rows = await queryRows<{ id: string }>(
    container,
    `select id from "order" where display_id = ? and lower(email) = ? and deleted_at is null`,
    [number, email.toLowerCase()],
  )
  return rows[0]?.id ?? null
}
