import type { MedusaContainer } from "@medusajs/framework/types"
import type { Swap } from "@porteka/commerce-sdk"
import { orderIdOfCart } from "../../domains/orders/find-order.ts"
import { readRecords } from "../../records/read-records.ts"
import { notFound } from "../../refusals/refusals.ts"
import { beginSwap } from "./begin-change.ts"
import type { SwapRequest } from "./change-input.ts"

/**
 * An exchange that waits for the staff, who confirm or cancel it in the admin: until then nothing is
 * reserved, sent or paid.
 */
export async function requestSwap(
  container: MedusaContainer,
  { order_id, ...change }: SwapRequest,
): Promise<Swap> {
  return await readSwap(container, { id: await beginSwap(container, { order_id, change }) })
}

/** The latest swap of a cart's order. @throws 404 */
export async function readSwapOfCart(container: MedusaContainer, cartId: string): Promise<Swap> {
  const swap = await readSwap(container, { order_id: await orderIdOfCart(container, cartId) })
  return { ...swap, cart_id: cartId }
}

async function readSwap(
  container: MedusaContainer,
  filters: { id: string } | { order_id: string },
): Promise<Swap> {
  const [swap] = await readRecords<Swap>(container, {
    entity: "order_exchange",
    fields: ["id", "order_id", "return_id", "difference_due", "canceled_at", "created_at"],
    filters,
    pagination: { take: 1, order: { created_at: "DESC" } },
  })
  if (!swap) throw notFound("There is no such swap")
  return swap
}
