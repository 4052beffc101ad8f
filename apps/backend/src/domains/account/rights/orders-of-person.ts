import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import type { DeskStage } from "@porteka/commerce-sdk"
import { queryRows } from "../../../records/query-rows.ts"
import { PLACE_ORDER_LOCK } from "../../checkout/cart-lock.ts"

/** Orders with none of these stages; the stage of a new one may not be stored yet. */
const OPEN_ORDERS = `
  select placed.display_id from "order" placed
    join customer on customer.id = placed.customer_id
    left join order_stage stored on stored.order_id = placed.id
   where lower(customer.email) = ? and placed.deleted_at is null and not placed.is_draft_order
     and coalesce(stored.stage, 'to_pay') <> all(?)
   order by placed.display_id`

const SETTLED: readonly DeskStage[] = ["done", "cancelled"]
const SENT: readonly DeskStage[] = [...SETTLED, "under_way"]

const listOpen = async (container: MedusaContainer, email: string, stages: readonly DeskStage[]) =>
  (await queryRows<{ display_id: number }>(container, OPEN_ORDERS, [email.toLowerCase(), [...stages]])).map(
    ({ display_id: number }) => number,
  )

/** The numbers of the person's orders with something left to do. */
export const listOpenOrders = (container: MedusaContainer, email: string) =>
  listOpen(container, email, SETTLED)

/** Those whose parcel still needs the address. */
export const listUnsentOrders = (container: MedusaContainer, email: string) =>
  listOpen(container, email, SENT)

const CARTS = `
  select cart.id from cart join customer on customer.id = cart.customer_id
   where lower(customer.email) = ? and cart.email is not null
     and cart.completed_at is null and cart.deleted_at is null`

/**
 * Does something with the data of a person none of whose carts becomes an order meanwhile: it would be placed without a name and
 * an address, or keep those that have to go.
 */
export async function whileNothingIsOrdered<Result>(
  container: MedusaContainer,
  email: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const carts = await queryRows<{ id: string }>(container, CARTS, [email.toLowerCase()])
  const ids = carts.map(({ id }) => id)
  return await container.resolve(Modules.LOCKING).execute(ids, work, { timeout: PLACE_ORDER_LOCK.timeout })
}
