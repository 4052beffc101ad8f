import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { PaymentMethod } from "@porteka/commerce-sdk"
import { requireProvider } from "../payment-methods.ts"

export interface RequirePaymentMethodInput {
  region_id: string | null
  payment_method?: PaymentMethod
}

/** The payment itself starts with the order. @throws payment_method_unavailable */
export const requirePaymentMethodStep = createStep(
  "require-payment-method",
  async ({ region_id, payment_method }: RequirePaymentMethodInput, { container }) => {
    if (payment_method) await requireProvider(container, region_id, payment_method)
    return new StepResponse(undefined)
  },
)
