import type { MedusaContainer } from "@medusajs/framework/types"
import { getOrderDetailWorkflow } from "@medusajs/medusa/core-flows"
import { ORDER_FIELDS } from "./order-fields.ts"

/** The order with its payment and fulfillment status; the caller names the type that its fields give. */
export async function readOrder<Order>(
  container: MedusaContainer,
  orderId: string,
  fields: readonly string[] = ORDER_FIELDS,
): Promise<Order> {
  const { result }: { result: unknown } = await getOrderDetailWorkflow(container).run({
    input: { order_id: orderId, fields: [...fields] },
  })
  return result as Order
}
