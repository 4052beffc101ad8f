import type { Order, OrderListItem } from "@porteka/commerce-sdk"
import type { Outcome } from "../contract/outcome.ts"
import type { AccountVisit } from "./account-visit.server.ts"
import { refused, toOutcome } from "./to-outcome.server.ts"

const ORDERS_PER_PAGE = 10

export interface OrderPage {
  orders: OrderListItem[]
  count: number
  page: number
  pages: number
}

/** The customer's orders, newest first. @param page from 1 */
export function listOrders(
  { commerce }: AccountVisit,
  { page }: { page: number },
): Promise<Outcome<OrderPage>> {
  return toOutcome(async () => {
    const { orders, count } = await commerce.customers.listOrders({
      query: { limit: ORDERS_PER_PAGE, offset: (page - 1) * ORDERS_PER_PAGE, order: "-created_at" },
    })
    return { orders, count, page, pages: Math.max(1, Math.ceil(count / ORDERS_PER_PAGE)) }
  })
}

/** A customer's own order; 404 for anybody else's. */
export async function readOrder(
  { commerce }: AccountVisit,
  id: string,
  customerId: string,
): Promise<Outcome<{ order: Order }>> {
  const outcome = await toOutcome(async () => ({ order: (await commerce.orders.retrieve(id)).order }))
  if (outcome.ok && outcome.order.customer_id !== customerId) return refused({ code: "not_found" })
  return outcome
}

/** Assigns guest orders with the same address to the customer. */
export function claimOrders({ commerce }: AccountVisit): Promise<Outcome<{ claimed: number }>> {
  return toOutcome(() => commerce.account.claimOrders())
}
