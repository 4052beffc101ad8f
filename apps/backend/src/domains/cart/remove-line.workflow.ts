import { createWorkflow, transform, type WorkflowData } from "@medusajs/framework/workflows-sdk"
import { deleteLineItemsWorkflow } from "@medusajs/medusa/core-flows"
import { CHECKOUT_LOCK } from "../checkout/cart-lock.ts"
import { lockCartStep } from "../checkout/steps/lock-cart.ts"
import { releaseHeldStep } from "../checkout/steps/release-held.ts"
import { requireUnfrozenStep } from "../payment-attempts/steps/require-unfrozen.ts"

/**
 * Removes a line like Medusa, but is refused under the cart's lock if the cart is being paid; Medusa's workflow
 * has no hook for that.
 */
export const removeLineWorkflow = createWorkflow(
  "remove-line",
  (input: WorkflowData<{ cart_id: string; line_id: string }>) => {
    const lock = lockCartStep(
      transform({ input }, (data) => ({ cart_id: data.input.cart_id, ...CHECKOUT_LOCK })),
    )
    requireUnfrozenStep(input.cart_id)
    deleteLineItemsWorkflow.runAsStep({
      input: transform({ input }, ({ input: { cart_id, line_id } }) => ({ cart_id, ids: [line_id] })),
    })
    releaseHeldStep(lock)
  },
)
