import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createPriceListsWorkflow } from "@medusajs/medusa/core-flows"
import type { SalePlan, SalePlanRow, SaleProblem } from "@porteka/commerce-sdk"
import { addDays, budapestDay, startOfBudapestDay } from "@porteka/hungary"
import { invalidData } from "../../refusals/refusals.ts"
import { staffText } from "../../staff-language/staff-language.ts"
import { CATALOGUE_CURRENCY } from "../catalogue/read-prices.ts"
import { findSameSale, type PlannedSale } from "./find-same-sale.ts"
import { planPrice } from "./plan-price.ts"
import { readSaleProducts } from "./read-sale-products.ts"

/** Prices that are not reduced are omitted. */
const LEFT_OUT: (SaleProblem | null)[] = ["no_price", "not_lower"]

/** Previews a sale for each variant. @throws 400 */
export async function planSale(container: MedusaContainer, plan: SalePlan): Promise<SalePlanRow[]> {
  const now = new Date()
  requireAhead(plan, now)
  const starts_at = startOfBudapestDay(plan.starts_on)
  const variants = await readSaleProducts(container, plan.products)
  return variants.map(({ product, variant, prices }) => ({
    variant_id: variant.id,
    product_id: product.id,
    title: product.title,
    variant_title: variant.title,
    sku: variant.sku,
    price_now: prices.now,
    regular_price: prices.regular,
    ...planPrice(prices, { cut: plan.cut, typed: plan.prices[variant.id], starts_at }, now),
  }))
}

/** Seconds. Longer than a sale of a thousand variants takes to save. */
const TIMEOUT = 60

/**
 * Creates the sale's price list (Medusa's default type is sale). Sent again, it is found instead: of two equal price lists the
 * owner would end one, and the other would go on selling at the sale's prices.
 * @returns its id, and its number of variants
 */
export async function saveSale(
  container: MedusaContainer,
  plan: SalePlan,
): Promise<{ price_list_id: string; count: number }> {
  const save = async () => {
    const prices = (await planSale(container, plan)).flatMap(({ variant_id, sale_price: amount, problem }) =>
      amount === null || LEFT_OUT.includes(problem) ? [] : [{ variant_id, amount }],
    )
    if (prices.length === 0)
      throw invalidData({
        hu: "Egyik ár sem lenne alacsonyabb a mostaninál.",
        en: "No price would be lower than now.",
      })
    const sale: PlannedSale = {
      title: plan.title,
      starts_at: startOfBudapestDay(plan.starts_on),
      ends_at: plan.ends_on === null ? null : startOfBudapestDay(addDays(plan.ends_on, 1)),
      prices,
    }
    const id = (await findSameSale(container, sale)) ?? (await createSale(container, sale))
    return { price_list_id: id, count: prices.length }
  }
  return await container.resolve(Modules.LOCKING).execute("save-sale", save, { timeout: TIMEOUT })
}

async function createSale(container: MedusaContainer, sale: PlannedSale): Promise<string> {
  const { result } = await createPriceListsWorkflow(container).run({
    input: {
      price_lists_data: [
        {
          title: sale.title,
          description: staffText({ hu: "Az Akciótervezőben készült.", en: "Made in the sale planner." }),
          status: "active",
          starts_at: sale.starts_at.toISOString(),
          ends_at: sale.ends_at?.toISOString() ?? null,
          prices: sale.prices.map((price) => ({ ...price, currency_code: CATALOGUE_CURRENCY })),
        },
      ],
    },
  })
  const [list] = result
  if (!list) throw new Error("Medusa has made no price list")
  return list.id
}

function requireAhead({ starts_on }: SalePlan, now: Date): void {
  if (starts_on < budapestDay(now))
    throw invalidData({ hu: "Az akció nem kezdődhet a múltban.", en: "A sale cannot start in the past." })
}
