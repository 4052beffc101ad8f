import type { Prepared } from "../../../records/prepared.ts"
import { rawAmountSql } from "../../../records/raw-amount.ts"

const LINE_COLUMNS = [
  "title",
  "subtitle",
  "thumbnail",
  "variant_id",
  "product_id",
  "product_title",
  "product_description",
  "product_subtitle",
  "product_type",
  "product_type_id",
  "product_collection",
  "product_handle",
  "variant_sku",
  "variant_barcode",
  "variant_title",
  "variant_option_values",
  "requires_shipping",
  "is_discountable",
  "is_tax_inclusive",
  "compare_at_unit_price",
  "raw_compare_at_unit_price",
  "unit_price",
  "raw_unit_price",
]
const METHOD_COLUMNS = [
  "name",
  "description",
  "amount",
  "raw_amount",
  "is_tax_inclusive",
  "shipping_option_id",
  "data",
  "metadata",
]
const TAX_COLUMNS = ["description", "tax_rate_id", "code", "rate", "provider_id", "metadata", "data"]
const ADDRESS_COLUMNS = [
  "company",
  "first_name",
  "last_name",
  "address_1",
  "address_2",
  "city",
  "country_code",
  "province",
  "postal_code",
  "phone",
  "metadata",
]

const of = (row: string, columns: readonly string[]) => columns.map((column) => `${row}.${column}`).join(", ")

const NOTHING = rawAmountSql("0")

/** Copies the taxes of the cart's lines or deliveries to those of the order. */
const copyTaxes = (kind: "line_item" | "shipping_method", key: string, rows: string) => `
    insert into order_${kind}_tax_line (id, ${key}, raw_rate, ${TAX_COLUMNS.join(", ")})
    select given.it->'taxes'->>tax.id, ${rows}.new_id, ${rawAmountSql("tax.rate::numeric")}, ${of("tax", TAX_COLUMNS)}
      from given, ${rows} join cart_${kind}_tax_line tax on tax.${key} = ${rows}.id and tax.deleted_at is null`

const copyAddress = (address: "shipping" | "billing", source: string) => `
    insert into order_address (id, ${ADDRESS_COLUMNS.join(", ")})
    select given.it->>'${address}_address_id', ${of("address", ADDRESS_COLUMNS)}
      from given, ready cart join cart_address address on address.id = ${source}`

/**
 * Turns a cart into an order with one atomic statement. The order's content is copied from the cart's rows; the
 * parameters are the ids of the new rows, the order's metadata, its payment and its totals. Nothing is written
 * if the cart is not open any more, has lost its person's data meanwhile, has an earlier payment, or stock is missing.
 */
export const WRITE_ORDER: Prepared = {
  name: "write-order",
  sql: `
  with given as materialized (select ?::jsonb as it),
  open_cart as materialized (
    select cart.* from given join cart on cart.id = given.it->>'cart_id'
     where cart.completed_at is null and cart.deleted_at is null and cart.email is not null
       and not exists (select from order_cart link where link.cart_id = cart.id and link.deleted_at is null)
       and not exists (select from cart_payment_collection link
                        where link.cart_id = cart.id and link.deleted_at is null)
       and not exists (select from cart_line_item line join cart_line_item_adjustment less
                           on less.item_id = line.id and less.deleted_at is null
                        where line.cart_id = cart.id and line.deleted_at is null)
       and not exists (select from cart_shipping_method method join cart_shipping_method_adjustment less
                           on less.shipping_method_id = method.id and less.deleted_at is null
                        where method.cart_id = cart.id and method.deleted_at is null)
       for update of cart
  ), wanted as materialized (
    select line.id as line_id, part.inventory_item_id, variant.allow_backorder,
           line.quantity * part.required_quantity as pieces, place.id as level_id, place.location_id
      from open_cart cart
      join cart_line_item line on line.cart_id = cart.id and line.deleted_at is null
      join product_variant variant on variant.id = line.variant_id and variant.manage_inventory
      left join product_variant_inventory_item part on part.variant_id = variant.id and part.deleted_at is null
      left join lateral (
        select level.id, level.location_id from sales_channel_stock_location link
          join inventory_level level
            on level.location_id = link.stock_location_id and level.inventory_item_id = part.inventory_item_id
               and level.deleted_at is null
         where link.sales_channel_id = cart.sales_channel_id and link.deleted_at is null
         order by level.stocked_quantity - level.reserved_quantity >= line.quantity * part.required_quantity desc,
                  level.id
         limit 1) place on true
  ), level as materialized (
    select id, stocked_quantity - reserved_quantity as available from inventory_level
     where id in (select level_id from wanted) order by id for update
  ), ready as materialized (
    select open_cart.* from open_cart
     where not exists (select from wanted group by line_id having count(level_id) <> 1 or count(*) <> 1)
       and not exists (
         select from wanted join level on level.id = wanted.level_id where not wanted.allow_backorder
          group by level.id, level.available having sum(wanted.pieces) > level.available)
  ), line as materialized (
    select line.*, row.new_id, row.order_item_id, row.reservation_id
      from given, ready cart join cart_line_item line on line.cart_id = cart.id and line.deleted_at is null
      join jsonb_to_recordset((select it->'lines' from given))
           as row(id text, new_id text, order_item_id text, reservation_id text) on row.id = line.id
  ), method as materialized (
    select method.*, row.new_id, row.order_shipping_id
      from ready cart join cart_shipping_method method on method.cart_id = cart.id and method.deleted_at is null
      join jsonb_to_recordset((select it->'methods' from given))
           as row(id text, new_id text, order_shipping_id text) on row.id = method.id
  ), shipping_address as (${copyAddress("shipping", "cart.shipping_address_id")}
  ), billing_address as (${copyAddress("billing", "coalesce(cart.billing_address_id, cart.shipping_address_id)")}
  ), placed as (
    insert into "order" (id, region_id, customer_id, sales_channel_id, email, currency_code, locale,
                         no_notification, metadata, shipping_address_id, billing_address_id)
    select it->>'order_id', region_id, customer_id, sales_channel_id, email, currency_code, locale,
           false, it->'metadata', it->>'shipping_address_id', it->>'billing_address_id'
      from given, ready cart
    returning id
  ), order_line as (
    insert into order_line_item (id, metadata, ${LINE_COLUMNS.join(", ")})
    select new_id, coalesce(metadata, '{}'), ${LINE_COLUMNS.join(", ")} from line
  ), line_tax as (${copyTaxes("line_item", "item_id", "line")}
  ), item as (
    insert into order_item (id, order_id, version, item_id, quantity, raw_quantity, metadata, fulfilled_quantity,
                            shipped_quantity, return_requested_quantity, return_received_quantity,
                            return_dismissed_quantity, written_off_quantity)
    select order_item_id, it->>'order_id', 1, new_id, quantity, ${rawAmountSql("quantity")}, coalesce(metadata, '{}'),
           0, 0, 0, 0, 0, 0
      from given, line
  ), order_method as (
    insert into order_shipping_method (id, ${METHOD_COLUMNS.join(", ")})
    select new_id, ${METHOD_COLUMNS.join(", ")} from method
  ), method_tax as (${copyTaxes("shipping_method", "shipping_method_id", "method")}
  ), shipping as (
    insert into order_shipping (id, order_id, version, shipping_method_id)
    select order_shipping_id, it->>'order_id', 1, new_id from given, method
  ), summary as (
    insert into order_summary (id, order_id, totals)
    select it->>'summary_id', it->>'order_id', it->'totals' from given, ready cart
  ), collection as (
    insert into payment_collection (
      id, currency_code, amount, raw_amount, status, authorized_amount, raw_authorized_amount,
      captured_amount, raw_captured_amount, refunded_amount, raw_refunded_amount)
    select it->'payment'->>'collection_id', currency_code, (it->'payment'->>'amount')::numeric,
           ${rawAmountSql("it->'payment'->>'amount'")}, 'awaiting', 0, ${NOTHING}, 0, ${NOTHING}, 0, ${NOTHING}
      from given, ready cart
  ), session as (
    insert into payment_session (id, payment_collection_id, currency_code, amount, raw_amount, provider_id, data, status)
    select it->'payment'->>'session_id', it->'payment'->>'collection_id', currency_code,
           (it->'payment'->>'amount')::numeric, ${rawAmountSql("it->'payment'->>'amount'")},
           it->'payment'->>'provider_id', it->'payment'->'data', 'pending_authorization'
      from given, ready cart
  ), cart_collection as (
    insert into cart_payment_collection (id, cart_id, payment_collection_id)
    select it->'payment'->>'cart_link_id', cart.id, it->'payment'->>'collection_id' from given, ready cart
  ), order_collection as (
    insert into order_payment_collection (id, order_id, payment_collection_id)
    select it->'payment'->>'order_link_id', it->>'order_id', it->'payment'->>'collection_id' from given, ready cart
  ), cart_link as (
    insert into order_cart (id, order_id, cart_id) select it->>'cart_link_id', it->>'order_id', cart.id from given, ready cart
  ), reserved as (
    insert into reservation_item (id, line_item_id, inventory_item_id, location_id, quantity, raw_quantity, allow_backorder)
    select line.reservation_id, line.new_id, wanted.inventory_item_id, wanted.location_id, wanted.pieces,
           ${rawAmountSql("wanted.pieces")}, wanted.allow_backorder
      from line join wanted on wanted.line_id = line.id
    returning id
  ), counted as (
    update inventory_level level
       set reserved_quantity = level.reserved_quantity + taken.pieces,
           raw_reserved_quantity = ${rawAmountSql("level.reserved_quantity + taken.pieces")}, updated_at = now()
      from (select level_id, sum(pieces) as pieces from wanted group by level_id) taken
     where level.id = taken.level_id and exists (select from ready)
    returning level.id
  ), closed as (
    update cart ordered set completed_at = now(), updated_at = now() from ready where ordered.id = ready.id
  )
  select (select id from placed) as order_id,
         array(select id from reserved) as reservation_ids,
         array(select id from counted) as level_ids`,
}
