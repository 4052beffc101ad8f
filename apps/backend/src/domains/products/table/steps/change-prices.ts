import type { IPricingModuleService } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { NewAmount } from "../to-writes.ts"

/** The generated methods exist, only their types are missing. */
type PricingModule = IPricingModuleService & {
  updatePrices(prices: NewAmount[]): Promise<unknown>
}

/** Gives prices other amounts, and their old ones again if a later step fails. */
export const changePricesStep = createStep(
  "change-prices",
  async (prices: NewAmount[], { container }) => {
    const pricing = container.resolve<PricingModule>(Modules.PRICING)
    const before = await pricing.listPrices(
      { id: prices.map(({ id }) => id) },
      { select: ["id", "amount"], take: prices.length },
    )
    await pricing.updatePrices(prices)
    return new StepResponse(
      undefined,
      before.map(({ id, amount }) => ({ id, amount: Number(amount) })),
    )
  },
  async (before, { container }) => {
    if (before) await container.resolve<PricingModule>(Modules.PRICING).updatePrices(before)
  },
)
