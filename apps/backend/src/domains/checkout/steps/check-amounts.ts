import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { amountsAreCurrent } from "../../pricing/amounts-are-current.ts"
import type { ShippingPlan } from "../plan-shipping-methods.ts"
import type { CartToOrder } from "./read-orderable-cart.ts"

export interface CheckAmountsInput {
  cart: CartToOrder
  /** Changes of deliveries to be made before ordering. */
  plan: ShippingPlan
}

/** @returns whether the cart's amounts are current, so that it need not be repriced */
export const checkAmountsStep = createStep(
  "check-amounts",
  async ({ cart, plan }: CheckAmountsInput, { container }) => {
    if (plan.add.length + plan.remove.length > 0) return new StepResponse(false)
    return new StepResponse(
      await amountsAreCurrent(container, cart, String(cart.metadata?.payment_method ?? "")),
    )
  },
)
