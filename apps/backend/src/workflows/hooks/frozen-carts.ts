import {
  addToCartWorkflow,
  updateCartPromotionsWorkflow,
  updateCartWorkflow,
  updateLineItemInCartWorkflow,
} from "@medusajs/medusa/core-flows"
import { requireUnfrozen } from "../../domains/payment-attempts/require-unfrozen.ts"

/**
 * Checked again under the cart's lock: the order button may have been pressed while the change was waiting
 * for it.
 */
addToCartWorkflow.hooks.validate(async ({ cart }, { container }) => requireUnfrozen(container, cart.id))

updateLineItemInCartWorkflow.hooks.validate(async ({ input }, { container }) =>
  requireUnfrozen(container, input.cart_id),
)

updateCartPromotionsWorkflow.hooks.validate(async ({ cart }, { container }) =>
  requireUnfrozen(container, cart.id),
)

updateCartWorkflow.hooks.validate(async ({ input }, { container }) => requireUnfrozen(container, input.id))
