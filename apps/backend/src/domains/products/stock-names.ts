import type { MedusaContainer } from "@medusajs/framework/types"
import { queryRows } from "../../records/query-rows.ts"

/**
 * Medusa names an inventory item after its variant alone: "1 liter", of many products. An item that several
 * variants consist of keeps its name.
 */
const names = (chosen: string) => `
  update inventory_item item set title = names.title, updated_at = now()
    from (
      select part.inventory_item_id as id,
             product.title || case when exists (
               select from product_variant sibling
                where sibling.product_id = product.id and sibling.id <> variant.id and sibling.deleted_at is null
             ) then ', ' || variant.title else '' end as title
        from product
        join product_variant variant on variant.product_id = product.id and variant.deleted_at is null
        join product_variant_inventory_item part on part.variant_id = variant.id and part.deleted_at is null
       where product.deleted_at is null and ${chosen} and (
         select count(*) from product_variant_inventory_item same
          where same.inventory_item_id = part.inventory_item_id and same.deleted_at is null) = 1
    ) names
   where item.id = names.id and item.deleted_at is null and item.title is distinct from names.title`

const ALL_NAMES = names("true")
const SOME_NAMES = names("product.id = any(:ids)")

/** Names the inventory items of products after product and variant, so that the staff can find them in the list of stock. */
export async function nameStock(container: MedusaContainer, productIds: readonly string[]): Promise<void> {
  await queryRows(container, SOME_NAMES, { ids: [...productIds] })
}

/** The same for every product, for those from before items were named so. */
export async function nameAllStock(container: MedusaContainer): Promise<void> {
  await queryRows(container, ALL_NAMES)
}
