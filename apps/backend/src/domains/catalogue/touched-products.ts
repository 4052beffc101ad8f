import type { MedusaContainer } from "@medusajs/framework/types"
import { keysOf } from "@porteka/shop"
import { queryRows } from "../../records/query-rows.ts"

const PRICED = `join product_variant_price_set link on link.price_set_id = price.price_set_id
                join product_variant variant on variant.id = link.variant_id`
const STOCKED = `join product_variant_inventory_item link using (inventory_item_id)
                 join product_variant variant on variant.id = link.variant_id`
const IN_SUBTREE = `product_category changed
                    join product_category category on category.mpath like changed.mpath || '%'
                    join product_category_product member on member.product_category_id = category.id`

/** One query per kind of record: from ids of such records to the ids of products that show them. */
const PRODUCTS_OF = {
  product: `select unnest(?::text[]) as product_id`,
  "product-variant": `select product_id from product_variant where id = any(?)`,
  "product-image": `select product_id from image where id = any(?)`,
  "product-option": `select product_id from product_product_option where product_option_id = any(?)`,
  "product-option-value": `select link.product_id from product_option_value value
     join product_product_option link on link.product_option_id = value.option_id where value.id = any(?)`,
  "product-tag": `select product_id from product_tags where product_tag_id = any(?)`,
  "product-category": `select member.product_id from ${IN_SUBTREE} where changed.id = any(?)`,
  "product-collection": `select product.id as product_id from product_collection collection
     join product on product.collection_id = collection.id or exists (
       select from product_tags tagged join product_tag tag on tag.id = tagged.product_tag_id
        where tagged.product_id = product.id and tag.value = collection.handle)
     where collection.id = any(?)`,
  price: `select variant.product_id from price ${PRICED} where price.id = any(?)`,
  "price-list": `select variant.product_id from price ${PRICED} where price.price_list_id = any(?)`,
  "inventory-level": `select variant.product_id from inventory_level ${STOCKED} where inventory_level.id = any(?)`,
  "reservation-item": `select variant.product_id from reservation_item ${STOCKED} where reservation_item.id = any(?)`,
} as const
export type TouchedEntity = keyof typeof PRODUCTS_OF

export const TOUCHED_ENTITIES = keysOf(PRODUCTS_OF)

/** Ids of the products that show these records; also of records that have just been deleted. */
export async function findTouchedProducts(
  container: MedusaContainer,
  entity: TouchedEntity,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await queryRows<{ product_id: string | null }>(
    container,
    `select distinct product_id from (${PRODUCTS_OF[entity]}) touched`,
    [[...ids]],
  )
  return rows.flatMap(({ product_id }) => product_id ?? [])
}

/** The records that translations belong to, as far as the catalogue shows them, by entity. */
export async function findTranslatedRecords(
  container: MedusaContainer,
  translationIds: readonly string[],
): Promise<Map<TouchedEntity, string[]>> {
  const rows = await queryRows<{ reference: string; reference_id: string }>(
    container,
    `select reference, reference_id from translation where id = any(?)`,
    [[...translationIds]],
  )
  const records = new Map<TouchedEntity, string[]>()
  for (const { reference, reference_id } of rows) {
    const entity = TOUCHED_ENTITIES.find((it) => it === reference.replaceAll("_", "-"))
    if (entity) records.set(entity, [...(records.get(entity) ?? []), reference_id])
  }
  return records
}
