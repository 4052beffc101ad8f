import type { MedusaContainer } from "@medusajs/framework/types"
import { queryRows } from "../../records/query-rows.ts"

/**
 * Medusa names an inventory item after its variant alone: "1 liter", of many products. An item that several
 * variants consist of keeps its name.
 */
const NAMES = `
  update inventory_item item set title = names.title, updated_at = now()
    from (
      select part.inventory_item_id as id,
             min(product.title || case when variants.number > 1 then ', ' || variant.title else '' end) as title,
             array_agg(product.id) as product_ids
        from product_variant_inventory_item part
        join product_variant variant on variant.id = part.variant_id and variant.deleted_at is null
        join product on product.id = variant.product_id and product.deleted_at is null
        join lateral (
          select count(*) as number from product_variant sibling
           where sibling.product_id = product.id and sibling.deleted_at is null
        ) variants on true
       where part.deleted_at is null
       group by part.inventory_item_id
      having count(*) = 1
    ) names
   where item.id = names.id and item.deleted_at is null and item.title is distinct from names.title
     and (:ids::text[] is null or names.product_ids && :ids::text[])`

/**
 * Names inventory items after product and variant, so that the staff can find them in the list of stock.
 * @param productIds absent: of every product
 */
export async function nameStock(container: MedusaContainer, productIds?: readonly string[]): Promise<void> {
  await queryRows(container, NAMES, { ids: productIds ? [...productIds] : null })
}
