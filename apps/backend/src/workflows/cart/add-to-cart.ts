import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { addToCartWorkflow } from "@medusajs/medusa/core-flows"
import { CHECKOUT_LOCK } from "../checkout/cart-lock.ts"
import { addNewLine } from "./add-new-line.ts"
import type { NewLine } from "./to-line-item.ts"

/**
 * Puts goods into a cart. The common case, a new thing in a cart that has not been to the checkout, takes a short
 * way; every other one, and everything that is to be refused, Medusa's own.
 */
export async function addToCart(container: MedusaContainer, cartId: string, line: NewLine): Promise<void> {
  const isAdded = await container
    .resolve(Modules.LOCKING)
    .execute(cartId, () => addNewLine(container, cartId, line), { timeout: CHECKOUT_LOCK.timeout })
  if (!isAdded) await addToCartWorkflow(container).run({ input: { cart_id: cartId, items: [line] } })
}
