import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { optionUnavailable } from "./plan-delivery.ts"

export interface RequireDeliveryInput {
  cart_id: string
  /** The option just chosen. */
  option_id?: string
}

/**
 * Medusa's refresh silently drops a shipping method that does not fit the cart (address, rules, price).
 * @throws shipping_option_unavailable
 */
export const requireDeliveryStep = createStep(
  "require-delivery",
  async ({ cart_id, option_id }: RequireDeliveryInput, { container }) => {
    if (!option_id) return new StepResponse(undefined)
    const kept = await container
      .resolve(Modules.CART)
      .listShippingMethods({ cart_id, shipping_option_id: option_id }, { select: ["id"] })
    if (kept.length === 0) throw optionUnavailable()
    return new StepResponse(undefined)
  },
)
