import type { MedusaContainer } from "@medusajs/framework/types"
import { getOrderDetailWorkflow } from "@medusajs/medusa/core-flows"
import { readFullOrder } from "./read-full-order.ts"

/**
 * The order with its payment and fulfillment status; the caller names the type that matches its fields.
 * @param fields other than ORDER_FIELDS: read by Medusa, which knows all
 * @throws 404
 */
export async function readOrder<Order>(
  container: MedusaContainer,
  orderId: string,
  fields?: readonly string[],
): Promise<Order> {
  if (!fields) return await readFullOrder<Order>(container, orderId)
  const { result }: { result: unknown } = await getOrderDetailWorkflow(container).run({
    input: { order_id: orderId, fields: [...fields] },
  })
  return result as Order
}
