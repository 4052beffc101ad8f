import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { createInventoryItemsWorkflow } from "@medusajs/medusa/core-flows"
import { queryRows } from "../../records/query-rows.ts"
import { reindexQueue } from "../catalogue/reindex-queue.ts"
import { assignStockPlace } from "./sellable-defaults.ts"
import { nameStock } from "./stock-names.ts"

/** Younger variants may be those of a call that is just creating them. */
const IS_OLD = `variant.deleted_at is null and variant.created_at < now() - interval '1 minute'
     and (:ids::text[] is null or variant.id = any(:ids::text[]))`

/** Variants that can have no price. */
const WITHOUT_PRICE_SET = `
  select variant.id, variant.product_id from product_variant variant
   where ${IS_OLD} and not exists (
     select from product_variant_price_set priced where priced.variant_id = variant.id and priced.deleted_at is null)`

/** Counted variants without an inventory item, and the item that was created for them. */
const WITHOUT_ITEM = `
  select variant.id, variant.product_id, variant.title, variant.sku, item.id as item_id
    from product_variant variant
    left join inventory_item item on item.sku = variant.sku and item.deleted_at is null
   where ${IS_OLD} and variant.manage_inventory and not exists (
     select from product_variant_inventory_item part where part.variant_id = variant.id and part.deleted_at is null)`

/** Counted variants with an inventory item that lies nowhere. */
const WITHOUT_PLACE = `
  select variant.id, variant.product_id from product_variant variant
    join product_variant_inventory_item part on part.variant_id = variant.id and part.deleted_at is null
   where ${IS_OLD} and variant.manage_inventory and not exists (
     select from inventory_level level
      where level.inventory_item_id = part.inventory_item_id and level.deleted_at is null)`

interface Variant {
  id: string
  product_id: string
}

interface VariantWithoutItem extends Variant {
  title: string
  sku: string | null
  item_id: string | null
}

/**
 * Gives variants what a process has not that died while it created them: their set of prices, which may be empty, and where their pieces
 * are counted an inventory item and its place. Without these no price and no number of pieces can be entered. The pieces of an item that was
 * already created count.
 * @param ids absent: every variant
 */
export async function repairVariants(container: MedusaContainer, ids?: readonly string[]): Promise<void> {
  const values = { ids: ids ? [...ids] : null }
  const priceless = await queryRows<Variant>(container, WITHOUT_PRICE_SET, values)
  for (const variant of priceless) await linkPriceSet(container, variant)
  const itemless = await queryRows<VariantWithoutItem>(container, WITHOUT_ITEM, values)
  for (const variant of itemless) await linkItem(container, variant)
  const placeless = await queryRows<Variant>(container, WITHOUT_PLACE, values)
  await assignStockPlace(
    container,
    placeless.map(({ id }) => id),
  )
  const products = [...new Set([...priceless, ...itemless, ...placeless].map(({ product_id: id }) => id))]
  if (products.length === 0) return
  await nameStock(container, products)
  reindexQueue.add(container, products, false)
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .warn(`Products: variants of these were half made and are complete: ${products.join(", ")}`)
}

async function linkPriceSet(container: MedusaContainer, { id }: Variant): Promise<void> {
  const { id: price_set_id } = await container.resolve(Modules.PRICING).createPriceSets({ prices: [] })
  await container.resolve(ContainerRegistrationKeys.LINK).create({
    [Modules.PRODUCT]: { variant_id: id },
    [Modules.PRICING]: { price_set_id },
  })
}

async function linkItem(container: MedusaContainer, variant: VariantWithoutItem): Promise<void> {
  await container.resolve(ContainerRegistrationKeys.LINK).create({
    [Modules.PRODUCT]: { variant_id: variant.id },
    [Modules.INVENTORY]: { inventory_item_id: variant.item_id ?? (await createItem(container, variant)) },
    data: { required_quantity: 1 },
  })
}

async function createItem(
  container: MedusaContainer,
  { title, sku }: VariantWithoutItem,
): Promise<string | undefined> {
  const { result } = await createInventoryItemsWorkflow(container).run({
    input: { items: [{ title, description: title, requires_shipping: true, ...(sku ? { sku } : {}) }] },
  })
  return result[0]?.id
}
