import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { queryRows } from "../../records/query-rows.ts"
import { notAllowed } from "../../refusals/refusals.ts"
import { logFailure } from "../run-separately.ts"
import { underOrderLock } from "./order-lock.ts"

const BATCH_SIZE = 20
const IS_OPEN = "status in ('pending', 'requested') and deleted_at is null"

/** Whether a change of the order has begun and is not finished: Medusa then refuses every other one, also a parcel. */
export async function hasOpenChange(container: MedusaContainer, orderId: string): Promise<boolean> {
  const open = await queryRows(
    container,
    `select from order_change where order_id = ? and ${IS_OPEN} limit 1`,
    [orderId],
  )
  return open.length > 0
}

/**
 * Medusa refunds at the provider first and credits the order afterward, which it refuses while another change of the order
 * is open: the call would fail, the money would be gone, and the staff would refund it again. Call it before, under the
 * order's lock.
 * @throws not_allowed
 */
export async function requireNoOpenChange(container: MedusaContainer, orderId: string): Promise<void> {
  if (!(await hasOpenChange(container, orderId))) return
  throw notAllowed({
    hu: "Ennek a rendelésnek van egy megkezdett módosítása (szerkesztés, visszáru, csere, reklamáció vagy átadás). Előbb azt fejezze be vagy vesse el. Pénzt még nem küldtünk vissza.",
    en: "A change of this order has been begun (an edit, return, exchange, claim or transfer). Finish or discard it first. No money has been sent back yet.",
  })
}

interface LeftCredit {
  id: string
  order_id: string
  has_action: boolean
}

/** Credits are begun and confirmed by the same call: one that is still open was left by a process that died. */
const leftCredits = (condition: string) => `
  select change.id, change.order_id,
         exists (select from order_change_action action
                  where action.order_change_id = change.id and action.deleted_at is null) as has_action
    from order_change change
   where change.change_type = 'credit_line' and change.status = 'pending' and change.deleted_at is null and ${condition}`

/** Confirms credits that were left open, because the order could not be changed any more. */
export async function finishCredits(container: MedusaContainer): Promise<void> {
  const recently = `change.created_at < now() - interval '1 minute' limit ${BATCH_SIZE}`
  for (const { id, order_id } of await queryRows<LeftCredit>(container, leftCredits(recently))) {
    await logFailure(container, `The credit ${id} of ${order_id} is not finished yet`, () =>
      underOrderLock(container, order_id, () => finishCredit(container, id)),
    )
  }
}

async function finishCredit(container: MedusaContainer, id: string): Promise<void> {
  const [left] = await queryRows<LeftCredit>(container, leftCredits("change.id = ?"), [id])
  if (!left) return
  const orders = container.resolve(Modules.ORDER)
  if (left.has_action) await orders.confirmOrderChange(id)
  else await orders.deleteOrderChanges([id])
}
