import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { createInventoryLevelsWorkflow, updateProductVariantsWorkflow } from "@medusajs/medusa/core-flows"
import { queryRows } from "../../records/query-rows.ts"

/** The shipping profile of the shop's deliveries: the one named default, otherwise that of most of them. */
const DEFAULT_PROFILE = `
  select profile.id from shipping_profile profile
    left join shipping_option delivery
      on delivery.shipping_profile_id = profile.id and delivery.deleted_at is null
   where profile.deleted_at is null
   group by profile.id
   order by (profile.type = 'default') desc, count(delivery.id) desc, profile.created_at
   limit 1`

const DEFAULT_CHANNEL = `
  select default_sales_channel_id from store where deleted_at is null order by created_at limit 1`

const WITHOUT_PROFILE = `
  select product.id from product
   where product.deleted_at is null and not product.is_giftcard and (?::text[] is null or product.id = any(?::text[]))
     and not exists (
       select 1 from product_shipping_profile link
         join shipping_profile profile
           on profile.id = link.shipping_profile_id and profile.deleted_at is null
        where link.product_id = product.id and link.deleted_at is null)`

const WITHOUT_CHANNEL = `
  select product.id from product
   where product.deleted_at is null and product.id = any(?::text[])
     and not exists (
       select 1 from product_sales_channel link
        where link.product_id = product.id and link.deleted_at is null)`

/** The store's own location, otherwise its first. */
const STOCK_PLACE = `
  select place.id from stock_location place
   where place.deleted_at is null
   order by exists (select 1 from store where store.default_location_id = place.id) desc, place.created_at
   limit 1`

const WITHOUT_STOCK_PLACE = `
  select distinct part.inventory_item_id as id from product_variant variant
    join product_variant_inventory_item part on part.variant_id = variant.id and part.deleted_at is null
   where variant.id = any(?::text[]) and variant.deleted_at is null and variant.manage_inventory
     and not exists (
       select 1 from inventory_level level
        where level.inventory_item_id = part.inventory_item_id and level.deleted_at is null)`

/** Ids of what a product needs to be sold; null if the shop has no such record. */
export interface SellableDefaults {
  shipping_profile_id: string | null
  sales_channel_id: string | null
  /** Its stock location. */
  location_id: string | null
}

export async function findDefaults(container: MedusaContainer): Promise<SellableDefaults> {
  const [defaults] = await queryRows<SellableDefaults>(
    container,
    `select (${DEFAULT_PROFILE}) as shipping_profile_id, (${DEFAULT_CHANNEL}) as sales_channel_id,
              (${STOCK_PLACE}) as location_id`,
  )
  return defaults ?? { shipping_profile_id: null, sales_channel_id: null, location_id: null }
}

/**
 * Gives products without a shipping profile the default one; gift cards need none. Without it they cannot be ordered: no delivery
 * covers them, and Medusa refuses the whole cart at the order button.
 * @param ids absent: every product
 * @returns those that had none
 */
export async function assignShippingProfile(container: MedusaContainer, ids?: string[]): Promise<string[]> {
  const products = await readIds(container, WITHOUT_PROFILE, [ids ?? null, ids ?? null])
  if (products.length === 0) return []
  const { shipping_profile_id } = await findDefaults(container)
  if (!shipping_profile_id) return []
  await link(
    container,
    products.map((product_id) => ({
      [Modules.PRODUCT]: { product_id },
      [Modules.FULFILLMENT]: { shipping_profile_id },
    })),
  )
  return products
}

/** Adds new products without a sales channel to the shop's own. */
export async function assignSalesChannel(container: MedusaContainer, ids: string[]): Promise<void> {
  const products = await readIds(container, WITHOUT_CHANNEL, [ids])
  if (products.length === 0) return
  const { sales_channel_id } = await findDefaults(container)
  if (!sales_channel_id) return
  await link(
    container,
    products.map((product_id) => ({
      [Modules.PRODUCT]: { product_id },
      [Modules.SALES_CHANNEL]: { sales_channel_id },
    })),
  )
}

/** Enables stock management for variants; each gets its inventory item. */
export async function enableStockManagement(
  container: MedusaContainer,
  variants: readonly { id: string; manage_inventory?: boolean }[],
): Promise<void> {
  const uncounted = variants.filter(({ manage_inventory: isCounted }) => !isCounted)
  if (uncounted.length === 0) return
  await updateProductVariantsWorkflow(container).run({
    input: { product_variants: uncounted.map(({ id }) => ({ id, manage_inventory: true })) },
  })
}

/** Gives counted variants that lie nowhere a place with 0 pieces, so that their number can be entered. */
export async function assignStockPlace(container: MedusaContainer, variantIds: string[]): Promise<void> {
  const items = await readIds(container, WITHOUT_STOCK_PLACE, [variantIds])
  if (items.length === 0) return
  const { location_id } = await findDefaults(container)
  if (!location_id) return
  await createInventoryLevelsWorkflow(container).run({
    input: {
      inventory_levels: items.map((id) => ({
        inventory_item_id: id,
        location_id,
        stocked_quantity: 0,
      })),
    },
  })
}

async function link(container: MedusaContainer, links: Record<string, Record<string, string>>[]) {
  await container.resolve(ContainerRegistrationKeys.LINK).create(links)
}

async function readIds(
  container: MedusaContainer,
  sql: string,
  values: (string[] | null)[],
): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(container, sql, values)
  return rows.map(({ id }) => id)
}
