import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  type WorkflowData,
} from "@medusajs/framework/workflows-sdk"
import { deleteLineItemsWorkflow, updateLineItemInCartWorkflow } from "@medusajs/medusa/core-flows"
import { MAX_LINE_QUANTITY } from "@porteka/shop"
import { invalidData } from "../../refusals/refusals.ts"
import { CHECKOUT_LOCK } from "../checkout/cart-lock.ts"
import { lockCartStep } from "../checkout/steps/lock-cart.ts"
import { releaseHeldStep } from "../checkout/steps/release-held.ts"
import { requireLine } from "../line-options/read-lines.ts"

export interface MergeLinesInput {
  cart_id: string
  /** The line that is removed. */
  line_id: string
  /** The line that remains. */
  into_id: string
  /** The quantity that the removed line was to have. */
  quantity: number
}

/** The total quantity of both lines, read under the lock. @throws not found; more pieces than allowed */
const addPiecesStep = createStep(
  "add-pieces",
  async ({ cart_id, line_id, into_id, quantity }: MergeLinesInput, { container }) => {
    await requireLine(container, cart_id, line_id)
    const { line } = await requireLine(container, cart_id, into_id)
    const sum = line.quantity + quantity
    if (sum > MAX_LINE_QUANTITY) throw invalidData(`More than ${MAX_LINE_QUANTITY} pieces of one product`)
    return new StepResponse(sum)
  },
)

/**
 * Merges two lines that have become the same. The removal comes first: after a crash in between the cart
 * contains too few items, never too many.
 */
export const mergeLinesWorkflow = createWorkflow("merge-lines", (input: WorkflowData<MergeLinesInput>) => {
  const lock = lockCartStep(
    transform({ input }, (data) => ({ cart_id: data.input.cart_id, ...CHECKOUT_LOCK })),
  )
  const quantity = addPiecesStep(input)
  deleteLineItemsWorkflow.runAsStep({
    input: transform({ input }, ({ input: { cart_id, line_id } }) => ({ cart_id, ids: [line_id] })),
  })
  // Also checks the stock, and that the cart is not being paid; if it refuses, the removal is undone.
  updateLineItemInCartWorkflow.runAsStep({
    input: transform({ input, quantity }, (data) => ({
      cart_id: data.input.cart_id,
      item_id: data.input.into_id,
      update: { quantity: data.quantity },
    })),
  })
  releaseHeldStep(lock)
})
