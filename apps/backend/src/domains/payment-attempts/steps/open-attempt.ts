import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { CARD_PAYMENT_MODULE } from "../../../modules/card-payment/index.ts"

export interface OpenAttemptInput {
  cart_id: string
  /** A payable attempt over this amount is reused. */
  attempt_id?: string
  amount: number
  currency_code: string
}

/** Writes the payment attempt. From here on the cart is frozen: call it as the last step under the cart's lock. */
export const openAttemptStep = createStep(
  "open-payment-attempt",
  async ({ attempt_id, ...attempt }: OpenAttemptInput, { container }) => {
    if (attempt_id) return new StepResponse({ id: attempt_id })
    const { id } = await container.resolve(CARD_PAYMENT_MODULE).open(attempt)
    return new StepResponse({ id })
  },
)
