import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { amountsAreCurrent } from "../../pricing/amounts-are-current.ts"
import { readDeliveries } from "../../pricing/deliveries.ts"
import { deliverySurplus } from "../../pricing/delivery-surplus.ts"
import type { ShippingPlan } from "../plan-shipping-methods.ts"
import type { CartToOrder } from "./read-orderable-cart.ts"

export interface CheckAmountsInput {
  cart: CartToOrder
  /** Changes of deliveries to be made before ordering. */
  plan: ShippingPlan
}

export interface CheckedAmounts {
  /** Whether the cart need not be repriced. */
  are_current: boolean
  delivery_surplus: number
}

export const checkAmountsStep = createStep(
  "check-amounts",
  async ({ cart, plan }: CheckAmountsInput, { container }) => {
    const deliveries = await readDeliveries(container, cart, String(cart.metadata?.payment_method ?? ""))
    const isPlanned = plan.add.length + plan.remove.length > 0
    return new StepResponse<CheckedAmounts>({
      are_current: !isPlanned && (await amountsAreCurrent(container, cart, deliveries)),
      delivery_surplus: deliverySurplus(deliveries, cart.shipping_methods),
    })
  },
)
