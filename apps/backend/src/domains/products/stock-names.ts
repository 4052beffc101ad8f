import type { MedusaContainer } from "@medusajs/framework/types"
import { queryRows } from "../../records/query-rows.ts"

/**
 * Medusa names an inventory item after its variant alone: "1 liter", of many products. An item that several
 * variants consist of keeps its name. Step by step, because in a database that is being filled PostgreSQL has no
 * statistics yet and may join the tables in an order that takes minutes.
 */
const NAMES = `
  with part as materialized (
    select item.inventory_item_id as id, product.id as product_id, product.title as product_title,
           variant.id as variant_id, variant.title as variant_title
      from product
      join product_variant variant on variant.product_id = product.id and variant.deleted_at is null
      join product_variant_inventory_item item on item.variant_id = variant.id and item.deleted_at is null
     where product.deleted_at is null and product.id = any(:ids)
  ), names as materialized (
    select part.id,
           product_title || case when exists (
             select from product_variant sibling
              where sibling.product_id = part.product_id and sibling.id <> part.variant_id and sibling.deleted_at is null
           ) then ', ' || variant_title else '' end as title
      from part
     where (select count(*) from product_variant_inventory_item same
             where same.inventory_item_id = part.id and same.deleted_at is null) = 1
  )
  update inventory_item item set title = names.title, updated_at = now()
    from names
   where item.id = names.id and item.deleted_at is null and item.title is distinct from names.title`

/** Names the inventory items of products after product and variant, so that the staff can find them in the list of stock. */
export async function nameStock(container: MedusaContainer, productIds: readonly string[]): Promise<void> {
  await queryRows(container, NAMES, { ids: [...productIds] })
}
