import type { CreatePromotionDTO, MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createPromotionsWorkflow } from "@medusajs/medusa/core-flows"
import { DELIVERY_CODES } from "../workflows/checkout/delivery-codes.ts"
import type { SeedStep } from "./seed-step.ts"

const WELCOME_CODE = "UDVOZLET10"
const FREE_DELIVERY_CODE = "INGYENSZALLITAS"

/** Codes a shopper can type in. */
export const promotions: SeedStep = {
  what: "promotion codes",
  units: 1,
  async run(container) {
    const wanted = [welcomePromotion, await freeDeliveryPromotion(container)]
    const existing = await container
      .resolve(Modules.PROMOTION)
      .listPromotions({ code: wanted.map(({ code }) => code) })
    const codes = new Set(existing.map(({ code }) => code))
    const missing = wanted.filter(({ code }) => !codes.has(code))
    if (missing.length > 0) {
      await createPromotionsWorkflow(container).run({ input: { promotionsData: missing } })
    }
  },
}

/** Counted from gross prices: 10% of what the shopper sees. */
const welcomePromotion: CreatePromotionDTO = {
  code: WELCOME_CODE,
  type: "standard",
  status: "active",
  is_tax_inclusive: true,
  application_method: { type: "percentage", target_type: "items", allocation: "across", value: 10 },
}

/** Delivery only: the cash-on-delivery fee is a shipping method too, but not one of these types. */
async function freeDeliveryPromotion(container: MedusaContainer): Promise<CreatePromotionDTO> {
  const types = await container
    .resolve(Modules.FULFILLMENT)
    .listShippingOptionTypes({ code: [...DELIVERY_CODES] })
  return {
    code: FREE_DELIVERY_CODE,
    type: "standard",
    status: "active",
    is_tax_inclusive: true,
    application_method: {
      type: "percentage",
      target_type: "shipping_methods",
      allocation: "across",
      value: 100,
      target_rules: [
        {
          attribute: "shipping_methods.shipping_option.shipping_option_type_id",
          operator: "in",
          values: types.map(({ id }) => id),
        },
      ],
    },
  }
}
