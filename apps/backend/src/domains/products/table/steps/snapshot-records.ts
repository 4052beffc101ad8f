import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { readRecords } from "../../../../records/read-records.ts"
import { type ProductBefore, type RecordChanges, toRestored, type VariantBefore } from "../to-restored.ts"

const OF_PRODUCT = ["id", "metadata", "images.url", "images.rank", "images.metadata", "categories.id"]
const OF_VARIANT = ["id", "metadata", "price_set.id", "price_set.prices.*", "price_set.prices.price_rules.*"]

/**
 * Reads products and variants before they are changed. This step comes before those that change them, so it is undone after
 * them, and restores what they leave.
 */
export const snapshotRecordsStep = createStep(
  "snapshot-records",
  async (changes: RecordChanges, { container }) => {
    const read = <Row>(entity: string, fields: readonly string[], records: readonly { id: string }[]) =>
      records.length === 0
        ? []
        : readRecords<Row>(container, { entity, fields, filters: { id: records.map(({ id }) => id) } })
    const before = {
      products: await read<ProductBefore>("product", OF_PRODUCT, changes.products),
      variants: await read<VariantBefore>("variant", OF_VARIANT, changes.variants),
    }
    return new StepResponse(undefined, toRestored(changes, before))
  },
  async (restored, { container }) => {
    if (!restored) return
    const [products, pricing] = [container.resolve(Modules.PRODUCT), container.resolve(Modules.PRICING)]
    const { priceSets, variants } = restored
    if (restored.products.length > 0) await products.upsertProducts(restored.products)
    if (variants.length > 0) await products.upsertProductVariants(variants)
    if (priceSets.length > 0) await pricing.upsertPriceSets(priceSets)
  },
)
