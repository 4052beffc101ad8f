import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { completeCartWorkflowId, getOrderDetailWorkflow } from "@medusajs/medusa/core-flows"
import type { CheckoutProblem } from "@porteka/commerce-sdk"
import { ORDER_FIELDS } from "../checkout/cart-fields.ts"
import type { PlaceOrderInput } from "../checkout/checkout-input.ts"
import { findStockProblems, type StockLine } from "../checkout/find-stock-problems.ts"
import { readCart } from "../checkout/read-checkout.ts"
import { readStock } from "../checkout/read-stock.ts"
import { placeOrderWorkflow } from "./place-order.ts"
import { withoutCheckpoints } from "./without-checkpoints.ts"

/** `PlaceOrderAnswer` of the commerce SDK, before it becomes JSON. */
export type PlaceOrderAnswer =
  | { type: "order"; order: unknown }
  | { type: "refused"; cart: unknown; problems: CheckoutProblem[]; refunded: boolean }

/**
 * The one way to an order; input without a total or terms comes from Medusa's own completion call. Asked again, in parallel or after a restart, it gives the same order.
 * @throws cart_not_found, cart_completed, cart_busy, payment_method_unavailable
 */
export async function placeOrder(
  container: MedusaContainer,
  cartId: string,
  input: Partial<PlaceOrderInput>,
): Promise<PlaceOrderAnswer> {
  const { order_id: orderId, problems } = await run(container, cartId, input)
  if (orderId) return { type: "order", order: await readOrder(container, orderId) }
  return { type: "refused", cart: await readCart(container, cartId), problems, refunded: false }
}

interface Outcome {
  order_id: string | null
  problems: CheckoutProblem[]
}

/** An order made in the admin may take the last piece between the look at the stock and its reservation. */
async function run(
  container: MedusaContainer,
  cartId: string,
  input: Partial<PlaceOrderInput>,
): Promise<Outcome> {
  withoutCheckpoints(completeCartWorkflowId)
  const accepted_at = new Date().toISOString()
  try {
    const { result } = await placeOrderWorkflow(container).run({
      input: { ...input, cart_id: cartId, accepted_at },
    })
    return result
  } catch (error) {
    const problems = await findLostStock(container, cartId, error)
    if (problems.length === 0) throw error
    return { order_id: null, problems }
  }
}

async function findLostStock(
  container: MedusaContainer,
  cartId: string,
  error: unknown,
): Promise<CheckoutProblem[]> {
  if ((error as { type?: unknown }).type !== MedusaError.Types.NOT_ALLOWED) return []
  const { items } = (await readCart(container, cartId)) as unknown as { items: StockLine[] }
  const variantIds = items.flatMap(({ variant_id: id }) => id ?? [])
  return findStockProblems(items, await readStock(container, variantIds))
}

/** The order with its payment and fulfillment status. */
export async function readOrder(container: MedusaContainer, orderId: string): Promise<unknown> {
  const { result } = await getOrderDetailWorkflow(container).run({
    input: { order_id: orderId, fields: ORDER_FIELDS },
  })
  return result
}
