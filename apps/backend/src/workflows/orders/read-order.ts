import type { MedusaContainer } from "@medusajs/framework/types"
import { getOrderDetailWorkflow } from "@medusajs/medusa/core-flows"
import { ORDER_FIELDS } from "../checkout/cart-fields.ts"

/** The order with its payment and fulfillment status. */
export async function readOrder(container: MedusaContainer, orderId: string): Promise<unknown> {
  const { result } = await getOrderDetailWorkflow(container).run({
    input: { order_id: orderId, fields: ORDER_FIELDS },
  })
  return result
}
