import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { PaymentMethod } from "@porteka/commerce-sdk"
import { type OfferedProvider, requireProvider } from "../payment-methods.ts"

export interface RequirePaymentMethodInput {
  offered: OfferedProvider[]
  payment_method?: PaymentMethod
}

/** The payment itself is begun with the order. @throws payment_method_unavailable */
export const requirePaymentMethodStep = createStep(
  "require-payment-method",
  async ({ offered, payment_method }: RequirePaymentMethodInput) => {
    if (payment_method) requireProvider(offered, payment_method)
    return new StepResponse(undefined)
  },
)
