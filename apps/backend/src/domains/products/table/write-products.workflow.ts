import { createWorkflow, transform, type WorkflowData, when } from "@medusajs/framework/workflows-sdk"
import {
  createInventoryItemsWorkflow,
  createInventoryLevelsWorkflow,
  createProductsWorkflow,
  createProductVariantsWorkflow,
  createTranslationsWorkflow,
  updateInventoryLevelsWorkflow,
  updateProductsWorkflow,
  updateProductVariantsWorkflow,
  updateTranslationsWorkflow,
} from "@medusajs/medusa/core-flows"
import { changePricesStep } from "./steps/change-prices.ts"
import { planStockStep } from "./steps/plan-stock.ts"
import { planTextsStep } from "./steps/plan-texts.ts"
import { snapshotRecordsStep } from "./steps/snapshot-records.ts"
import type { NewVariant, TableWrites } from "./to-writes.ts"

/** Each with its inventory item, so that Medusa creates none, and our hook no empty level. */
function withItems<Variant extends NewVariant>(
  variants: readonly Variant[],
  items: readonly { id: string; sku?: string | null }[] = [],
) {
  const ids = new Map(items.map(({ id, sku }) => [sku, id]))
  return variants.map((variant) => {
    const id = ids.get(variant.sku)
    return { ...variant, inventory_items: id ? [{ inventory_item_id: id, required_quantity: 1 }] : [] }
  })
}

const hasChangedRecords = ({ products, variants }: TableWrites) => products.length + variants.length > 0

/**
 * Writes the changes of several products, each kind of record by one of Medusa's workflows for all of them. If one step fails,
 * the others are undone, and no event has been sent. What creates records comes first, because Medusa undoes it completely;
 * what it leaves of other changes, our own steps restore (`snapshotRecordsStep`, `planTextsStep`).
 */
export const writeProductsWorkflow = createWorkflow(
  "write-product-table",
  (writes: WorkflowData<TableWrites>) => {
    const items = when("new-items", { writes }, ({ writes: { newItems } }) => newItems.length > 0).then(() =>
      createInventoryItemsWorkflow.runAsStep({
        input: transform({ writes }, (data) => ({ items: data.writes.newItems })),
      }),
    )
    when("new-products", { writes }, ({ writes: { newProducts } }) => newProducts.length > 0).then(() => {
      createProductsWorkflow.runAsStep({
        input: transform({ writes, items }, (data) => ({
          products: data.writes.newProducts.map(({ variants, ...product }) => ({
            ...product,
            variants: withItems(variants, data.items),
          })),
        })),
      })
    })
    when("new-variants", { writes }, ({ writes: { newVariants } }) => newVariants.length > 0).then(() => {
      createProductVariantsWorkflow.runAsStep({
        input: transform({ writes, items }, (data) => ({
          product_variants: withItems(data.writes.newVariants, data.items),
        })),
      })
    })
    const stock = when("stock", { writes }, ({ writes: { stock } }) => stock.length > 0).then(() =>
      planStockStep(writes.stock),
    )
    when("changed-levels", { stock }, (data) => (data.stock?.updates.length ?? 0) > 0).then(() => {
      updateInventoryLevelsWorkflow.runAsStep({
        input: transform({ stock }, (data) => ({ updates: data.stock?.updates ?? [] })),
      })
    })
    when("new-levels", { stock }, (data) => (data.stock?.created.length ?? 0) > 0).then(() => {
      createInventoryLevelsWorkflow.runAsStep({
        input: transform({ stock }, (data) => ({ inventory_levels: data.stock?.created ?? [] })),
      })
    })
    const texts = when("texts", { writes }, (data) => data.writes.texts.length > 0).then(() =>
      planTextsStep(writes.texts),
    )
    when("changed-texts", { texts }, (data) => (data.texts?.updates.length ?? 0) > 0).then(() => {
      updateTranslationsWorkflow.runAsStep({
        input: transform({ texts }, (data) => ({ translations: data.texts?.updates ?? [] })),
      })
    })
    when("new-texts", { texts }, (data) => (data.texts?.added.length ?? 0) > 0).then(() => {
      createTranslationsWorkflow.runAsStep({
        input: transform({ texts }, (data) => ({ translations: data.texts?.added ?? [] })),
      })
    })
    when("changed-records", { writes }, (data) => hasChangedRecords(data.writes)).then(() => {
      snapshotRecordsStep(
        transform({ writes }, ({ writes: { products, variants } }) => ({ products, variants })),
      )
    })
    when("changed-products", { writes }, ({ writes: { products } }) => products.length > 0).then(() => {
      updateProductsWorkflow.runAsStep({
        input: transform({ writes }, (data) => ({ products: data.writes.products })),
      })
    })
    when("changed-variants", { writes }, ({ writes: { variants } }) => variants.length > 0).then(() => {
      updateProductVariantsWorkflow.runAsStep({
        input: transform({ writes }, (data) => ({ product_variants: data.writes.variants })),
      })
    })
    when("changed-prices", { writes }, ({ writes: { prices } }) => prices.length > 0).then(() => {
      changePricesStep(writes.prices)
    })
  },
)
