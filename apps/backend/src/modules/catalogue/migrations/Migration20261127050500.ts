import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Names the inventory items from before they were named after product and variant (domains/products/stock-names.ts), step by
 * step as there. A new database has no table of links yet, and no items.
 */
export class Migration20261127050500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`do $$ begin if to_regclass('product_variant_inventory_item') is not null then
      with part as materialized (
        select item.inventory_item_id as id, product.id as product_id, product.title as product_title,
               variant.id as variant_id, variant.title as variant_title
          from product
          join product_variant variant on variant.product_id = product.id and variant.deleted_at is null
          join product_variant_inventory_item item on item.variant_id = variant.id and item.deleted_at is null
         where product.deleted_at is null
      ), variants as materialized (
        select product_id, count(distinct variant_id) as number from part group by product_id
      ), uses as materialized (
        select id, count(*) as number from part group by id
      )
      update inventory_item item
         set title = part.product_title || case when variants.number > 1 then ', ' || part.variant_title else '' end,
             updated_at = now()
        from part
        join variants on variants.product_id = part.product_id
        join uses on uses.id = part.id and uses.number = 1
       where item.id = part.id and item.deleted_at is null and item.title = part.variant_title;
      end if; end $$`)
  }

  override async down(): Promise<void> {
    // The former names are those of the variants.
  }
}
