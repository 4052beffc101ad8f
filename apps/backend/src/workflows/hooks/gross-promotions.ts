import { createPromotionsWorkflow, updatePromotionsWorkflow } from "@medusajs/medusa/core-flows"
import { countGross } from "../../domains/promotions/gross-promotions.ts"

createPromotionsWorkflow.hooks.promotionsCreated(({ promotions }, { container }) =>
  countGross(
    container,
    promotions.map(({ id }) => id),
  ),
)
updatePromotionsWorkflow.hooks.promotionsUpdated(({ promotions }, { container }) =>
  countGross(
    container,
    promotions.map(({ id }) => id),
  ),
)
