import type { MedusaContainer } from "@medusajs/framework/types"
import { queryRows } from "../../records/query-rows.ts"
import { logFailure } from "../run-separately.ts"
import { underOrderLock } from "./order-lock.ts"
import { readMoney } from "./read-money.ts"
import { recordPayment } from "./record-payment.ts"

/** Marks an order as paid whose part payments cover what is due. Call it under the order's lock. */
export async function coverByParts(
  container: MedusaContainer,
  orderId: string,
  staffId: string,
): Promise<void> {
  const { due, received } = await readMoney(container, orderId)
  if (received === 0 || due > received) return
  await recordPayment(container, orderId, staffId)
}

const WAITING = `
  select part.order_id, max(part.booked_by) as booked_by
    from bank_entry part join "order" o on o.id = part.order_id and o.canceled_at is null
   where part.is_part and part.settled_at is null and (:only::text is null or o.id = :only)
   group by part.order_id`

/**
 * The same for one order, or every one: the staff may have lowered the price, or a process may have died after it had noted the
 * last part.
 */
export async function coverOrders(container: MedusaContainer, only: string | null): Promise<void> {
  const orders = await queryRows<{ order_id: string; booked_by: string }>(container, WAITING, { only })
  for (const { order_id: id, booked_by: staffId } of orders)
    await logFailure(container, `The part payments of ${id} are not booked yet`, () =>
      underOrderLock(container, id, () => coverByParts(container, id, staffId)),
    )
}
