import { createWorkflow, transform, type WorkflowData } from "@medusajs/framework/workflows-sdk"
import { acquireLockStep, deleteLineItemsWorkflow, releaseLockStep } from "@medusajs/medusa/core-flows"
import { CHECKOUT_LOCK } from "../checkout/cart-lock.ts"
import { requireUnfrozenStep } from "../payment-attempts/steps/require-unfrozen.ts"

/**
 * Removes a line like Medusa, but is refused under the cart's lock if the cart is being paid; Medusa's workflow
 * has no hook for that.
 */
export const removeLineWorkflow = createWorkflow(
  "remove-line",
  (input: WorkflowData<{ cart_id: string; line_id: string }>) => {
    acquireLockStep(transform({ input }, (data) => ({ key: data.input.cart_id, ...CHECKOUT_LOCK })))
    requireUnfrozenStep(input.cart_id)
    deleteLineItemsWorkflow.runAsStep({
      input: transform({ input }, ({ input: { cart_id, line_id } }) => ({ cart_id, ids: [line_id] })),
    })
    releaseLockStep(transform({ input }, (data) => ({ key: data.input.cart_id })))
  },
)
