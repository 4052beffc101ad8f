import { Modules } from "@medusajs/framework/utils"
import { StepResponse } from "@medusajs/framework/workflows-sdk"
import { listShippingOptionsForCartWithPricingWorkflow } from "@medusajs/medusa/core-flows"
import { FEE_RULE_ATTRIBUTE } from "../../domains/pricing/delivery-option-codes.ts"

/**
 * Passes the cart's payment method to the rules of shipping options, so that Medusa's refresh keeps the
 * cash-on-delivery fee as long as it is due. The list for shoppers comes from another workflow without this
 * context, so the fee's rule never matches there.
 */
listShippingOptionsForCartWithPricingWorkflow.hooks.setShippingOptionsContext(
  async ({ cart }, { container }) => {
    const { metadata } = await container
      .resolve(Modules.CART)
      .retrieveCart(cart.id, { select: ["id", "metadata"] })
    return new StepResponse({ [FEE_RULE_ATTRIBUTE]: metadata?.payment_method ?? "" })
  },
)
