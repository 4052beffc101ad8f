import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { checkoutError } from "../../checkout-errors.ts"
import { findLinkedOrder } from "../half-made-order.ts"

/**
 * If Redis has lost the cart's lock, another process may have ordered the cart since `findOrderOfCartStep`: from here on its
 * payment would be replaced.
 * @throws cart_busy
 */
export const requireUnorderedStep = createStep("require-unordered", async (cartId: string, { container }) => {
  if (await findLinkedOrder(container, cartId))
    throw checkoutError("cart_busy", "The cart is being ordered by another call; try again")
  return new StepResponse(undefined)
})
