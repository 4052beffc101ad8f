import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { CheckoutProblem } from "@porteka/commerce-sdk"
import { holdKeys, releaseKeys } from "../held-keys.ts"
import { readLimitProblems, type UnpaidCart, unpaidKeys } from "../unpaid-limits.ts"

export interface HoldUnpaidInput {
  holder: string
  cart: UnpaidCart
  /** A mark of where the button was pressed. */
  placed_from: string | null
}

/**
 * Looks whether an order may take its goods before money comes. Orders of one customer, telephone or network wait for
 * each other from here to the end of their workflow: pressed at the same moment, none would count the others.
 * @returns problems, and the locks to release
 * @throws cart_busy when they did not end in time
 */
export const holdUnpaidStep = createStep(
  "hold-unpaid",
  async ({ holder, cart, placed_from: placedFrom }: HoldUnpaidInput, { container }) => {
    const keys = unpaidKeys(cart, placedFrom)
    await holdKeys(container, keys, holder)
    try {
      const problems: CheckoutProblem[] = await readLimitProblems(container, cart, placedFrom)
      return new StepResponse({ problems, keys }, { keys, holder })
    } catch (error) {
      await releaseKeys(container, keys, holder)
      throw error
    }
  },
  async (held, { container }) => {
    if (held) await releaseKeys(container, held.keys, held.holder)
  },
)
