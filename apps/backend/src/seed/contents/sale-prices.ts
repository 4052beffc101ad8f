import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createPriceListsWorkflow } from "@medusajs/medusa/core-flows"
import { type NewProduct, type ShopContents, shop } from "@porteka/shop"
import type { SeedStep } from "../seed-step.ts"

const TITLE = "Kedvezményes árak"

/** The price list of the current sale (Medusa makes `sale` of a list without a type). */
export const salePrices = ({ products }: ShopContents): SeedStep => ({
  what: "sale prices",
  units: 2,
  async run(container) {
    const existing = await container.resolve(Modules.PRICING).listPriceLists({})
    if (existing.some(({ title }) => title === TITLE)) return
    await createPriceListsWorkflow(container).run({
      input: {
        price_lists_data: [
          {
            title: TITLE,
            description: "Rendszeres kedvezmények",
            status: "active",
            starts_at: new Date().toISOString(),
            prices: await readPrices(container, products),
          },
        ],
      },
    })
  },
})

async function readPrices(container: MedusaContainer, products: readonly NewProduct[]) {
  const sale = new Map(
    products.flatMap(({ variants }) =>
      variants.flatMap(({ sku, sale_price: price }) => (price === undefined ? [] : [[sku, price] as const])),
    ),
  )
  const variants = await container
    .resolve(Modules.PRODUCT)
    .listProductVariants({ sku: [...sale.keys()] }, { select: ["id", "sku"], take: sale.size })
  return variants.map(({ id, sku }) => ({
    variant_id: id,
    currency_code: shop.currency.toLowerCase(),
    amount: sale.get(sku ?? "") ?? 0,
  }))
}
