import { Modules } from "@medusajs/framework/utils"
import { StepResponse } from "@medusajs/framework/workflows-sdk"
import { listShippingOptionsForCartWithPricingWorkflow } from "@medusajs/medusa/core-flows"
import { FEE_RULE_ATTRIBUTE } from "../../domains/pricing/delivery-option-codes.ts"

/**
 * Tells the rules of shipping options how the cart is paid, so that Medusa's refresh keeps the
 * cash-on-delivery fee exactly as long as it is due. The list a shopper chooses from comes from another
 * workflow, without this: there the fee's rule never holds.
 */
listShippingOptionsForCartWithPricingWorkflow.hooks.setShippingOptionsContext(
  async ({ cart }, { container }) => {
    const { metadata } = await container
      .resolve(Modules.CART)
      .retrieveCart(cart.id, { select: ["id", "metadata"] })
    return new StepResponse({ [FEE_RULE_ATTRIBUTE]: metadata?.payment_method ?? "" })
  },
)
