import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createProductsWorkflow } from "@medusajs/medusa/core-flows"
import { type NewMaker, type NewProduct, type ShopContents, shop } from "@porteka/shop"
import type { SeedStep } from "../seed-step.ts"
import { categoryIds, collectionIds, tagIds } from "./catalogue-groups.ts"
import { type ProductReferences, toProduct } from "./to-product.ts"

/** Products created by one workflow run: few enough for a smooth progress display, enough to be fast. */
const BATCH_SIZE = 24

export const importProducts = ({ products, makers }: ShopContents): SeedStep => ({
  what: "products",
  units: products.length,
  async run(container, advance) {
    const missing = await findMissing(container, products)
    advance(products.length - missing.length)
    if (missing.length === 0) return
    const references = await readReferences(container, makers)
    for (let start = 0; start < missing.length; start += BATCH_SIZE) {
      const batch = missing.slice(start, start + BATCH_SIZE)
      await createProductsWorkflow(container).run({
        input: { products: batch.map((product) => toProduct(product, references)) },
      })
      advance(batch.length)
    }
  },
})

async function findMissing(
  container: MedusaContainer,
  products: readonly NewProduct[],
): Promise<NewProduct[]> {
  const existing = await container
    .resolve(Modules.PRODUCT)
    .listProducts(
      { handle: products.map(({ handle }) => handle) },
      { select: ["id", "handle"], take: products.length },
    )
  const handles = new Set(existing.map(({ handle }) => handle))
  return products.filter(({ handle }) => !handles.has(handle))
}

async function readReferences(
  container: MedusaContainer,
  makers: readonly NewMaker[],
): Promise<ProductReferences> {
  const [salesChannel] = await container.resolve(Modules.SALES_CHANNEL).listSalesChannels({}, { take: 1 })
  const [profile] = await container.resolve(Modules.FULFILLMENT).listShippingProfiles({ type: "default" })
  if (!salesChannel || !profile) throw new Error("Store and delivery have to be seeded before products")
  return {
    categories: await categoryIds(container),
    collections: await collectionIds(container),
    tags: await tagIds(container),
    makers: new Map(makers.map((maker) => [maker.id, maker])),
    salesChannelId: salesChannel.id,
    shippingProfileId: profile.id,
    currencyCode: shop.currency.toLowerCase(),
    now: new Date(),
  }
}
