import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { requireUnfrozen } from "../require-unfrozen.ts"

/** Under the cart's lock, so that no attempt is opened before the change. @throws payment_in_progress */
export const requireUnfrozenStep = createStep("require-unfrozen", async (cartId: string, { container }) => {
  await requireUnfrozen(container, cartId)
  return new StepResponse(undefined)
})
