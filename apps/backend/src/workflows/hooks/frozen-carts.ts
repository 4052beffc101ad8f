import { PromotionActions } from "@medusajs/framework/utils"
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

/** Repricing replaces all codes: prices of a cart that is being paid are compared with those of today. */
updateCartPromotionsWorkflow.hooks.validate(async ({ input, cart }, { container }) => {
  if (input.action !== PromotionActions.REPLACE) await requireUnfrozen(container, cart.id)
})

updateCartWorkflow.hooks.validate(async ({ input }, { container }) => requireUnfrozen(container, input.id))
