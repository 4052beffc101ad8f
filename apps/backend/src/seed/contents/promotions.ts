import type { CreatePromotionDTO, MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createPromotionsWorkflow } from "@medusajs/medusa/core-flows"
import type { NewPromotion, ShopContents } from "@porteka/shop"
import { DELIVERY_CODES } from "@porteka/shop"
import type { SeedStep } from "../seed-step.ts"

/** Codes that a shopper can enter. */
export const promotions = ({ promotions: wanted }: ShopContents): SeedStep => ({
  what: "promotion codes",
  units: 1,
  async run(container) {
    const existing = await container
      .resolve(Modules.PROMOTION)
      .listPromotions({ code: wanted.map(({ code }) => code) })
    const codes = new Set(existing.map(({ code }) => code))
    const missing = wanted.filter(({ code }) => !codes.has(code))
    if (missing.length === 0) return
    const typeIds = await deliveryTypeIds(container)
    await createPromotionsWorkflow(container).run({
      input: { promotionsData: missing.map((promotion) => toPromotion(promotion, typeIds)) },
    })
  },
})

async function deliveryTypeIds(container: MedusaContainer): Promise<string[]> {
  const types = await container
    .resolve(Modules.FULFILLMENT)
    .listShippingOptionTypes({ code: [...DELIVERY_CODES] })
  return types.map(({ id }) => id)
}

function toPromotion(promotion: NewPromotion, typeIds: string[]): CreatePromotionDTO {
  return {
    code: promotion.code,
    type: "standard",
    status: "active",
    is_tax_inclusive: true,
    application_method: "percentOff" in promotion ? offTheItems(promotion.percentOff) : freeDelivery(typeIds),
  }
}

/** Of gross prices: 10% of the displayed price. */
const offTheItems = (percent: number): CreatePromotionDTO["application_method"] => ({
  type: "percentage",
  target_type: "items",
  allocation: "across",
  value: percent,
})

/** Delivery only: the cash-on-delivery fee is a shipping method too, but not of these types. */
const freeDelivery = (typeIds: string[]): CreatePromotionDTO["application_method"] => ({
  type: "percentage",
  target_type: "shipping_methods",
  allocation: "across",
  value: 100,
  target_rules: [
    {
      attribute: "shipping_methods.shipping_option.shipping_option_type_id",
      operator: "in",
      values: typeIds,
    },
  ],
})
