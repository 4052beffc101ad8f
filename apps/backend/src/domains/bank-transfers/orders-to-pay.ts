import type { MedusaContainer } from "@medusajs/framework/types"
import type { DeskOrder, OrderToPay } from "@porteka/commerce-sdk"
import { BANK_ENTRY_MODULE } from "../../modules/bank-entry/index.ts"
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

/** What was paid of these orders came from elsewhere. */
const OTHERWISE_PAID: readonly (string | null)[] = ["card", "cash_on_delivery"]

async function withEntries(container: MedusaContainer, orders: readonly DeskOrder[]): Promise<OrderToPay[]> {
  const entries = container.resolve(BANK_ENTRY_MODULE)
  const ids = orders.map(({ id }) => id)
  const used = await entries.sumUsed(ids)
  return orders.map(
    ({ id, display_id, name, email, method, is_cancelled, due, received_in_part: received, paid }) => ({
      ...{ id, display_id, name, email, method, is_cancelled, due, received },
      by_hand: OTHERWISE_PAID.includes(method) ? 0 : Math.max(0, paid - (used.get(id) ?? 0)),
    }),
  )
}
