import type { CommerceClient, Order } from "@porteka/commerce-sdk"
import { data } from "react-router"
import { read } from "#app/server/read.server.ts"
import { placedOrders } from "./placed-orders-cookie.server.ts"

/** To everyone but the browser that placed an order or opened its mail's link there is no such order (D20). */
export async function requireOwnOrder(request: Request, id: string): Promise<void> {
  if (!(await placedOrders(request)).includes(id)) throw data(null, { status: 404 })
}

export async function readOwnOrder(request: Request, id: string, commerce: CommerceClient): Promise<Order> {
  await requireOwnOrder(request, id)
  const { order } = await read(commerce.orders.retrieve(id))
  return order
}
