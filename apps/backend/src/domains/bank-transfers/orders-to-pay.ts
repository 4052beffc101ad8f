import type { MedusaContainer } from "@medusajs/framework/types"
import type { DeskOrder, OrderToPay } from "@porteka/commerce-sdk"
import { BANK_ENTRY_MODULE } from "../../modules/bank-entry/index.ts"
import { BANK_TRANSFER_PROVIDER_ID } from "../../modules/payment-pending/ids.ts"
import { queryRows } from "../../records/query-rows.ts"
import { findDeskOrder, findOrdersToPay } from "../order-desk/desk-orders.ts"

/** The largest order number: the database keeps it in four bytes. */
const LARGEST_NUMBER = 2_147_483_647

/** The orders with these numbers, and all that await a transfer. */
export async function readOrdersToPay(
  container: MedusaContainer,
  numbers: readonly number[],
): Promise<OrderToPay[]> {
  const usable = [...new Set(numbers)].filter((number) => number <= LARGEST_NUMBER)
  return await withEntries(container, await findOrdersToPay(container, usable))
}

export async function readOrderToPay(
  container: MedusaContainer,
  orderId: string,
): Promise<OrderToPay | undefined> {
  const found = await findDeskOrder(container, orderId)
  const [order] = found ? await withEntries(container, [found]) : []
  return order
}

/** What is recorded as transferred, also the difference of an order that was paid otherwise. */
const BY_TRANSFER = `
  select link.order_id, sum(c.amount)::float8 as recorded
    from order_payment_collection link
    join payment p on p.payment_collection_id = link.payment_collection_id and p.deleted_at is null
     and p.captured_at is not null and p.provider_id = '${BANK_TRANSFER_PROVIDER_ID}'
    join capture c on c.payment_id = p.id and c.deleted_at is null
   where link.order_id = any(:ids) and link.deleted_at is null group by link.order_id`

async function withEntries(container: MedusaContainer, orders: readonly DeskOrder[]): Promise<OrderToPay[]> {
  const entries = container.resolve(BANK_ENTRY_MODULE)
  const ids = orders.map(({ id }) => id)
  const used = await entries.sumUsed(ids)
  const rows = await queryRows<{ order_id: string; recorded: number }>(container, BY_TRANSFER, { ids })
  const recorded = new Map(rows.map((row) => [row.order_id, row.recorded]))
  return orders.map(
    ({ id, display_id, name, email, method, is_cancelled, due, received_in_part: received }) => ({
      id,
      display_id,
      name,
      email,
      method,
      is_cancelled,
      due,
      received,
      by_hand: Math.max(0, (recorded.get(id) ?? 0) - (used.get(id) ?? 0)),
    }),
  )
}
