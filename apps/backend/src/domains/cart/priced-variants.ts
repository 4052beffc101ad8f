import type { MedusaContainer } from "@medusajs/framework/types"
import { type Prepared, queryPrepared } from "../../records/prepared.ts"
import { type Price, type PriceSetRow, priceNow, pricesOf, taxInclusiveOf } from "../pricing/price-now.ts"
import type { BoughtVariant } from "./to-line-item.ts"

/** The cart fields that determine texts and prices of its items. */
export interface PriceContextCart {
  currency_code: string
  region_id: string
  locale: string | null
}

export interface PricedVariant {
  variant: BoughtVariant
  /** The unit price at a quantity; undefined: not for sale. */
  priceOf(quantity: number): Price | undefined
}

interface VariantRow extends BoughtVariant, PriceSetRow {
  words: Record<string, Record<string, unknown>>
}

/** Variants with everything a cart line stores of them, by one statement. */
const VARIANTS: Prepared = {
  name: "priced_variants",
  sql: `
  with asked (locale, currency, region) as (values (?::text, ?::text, ?::text))
  select variant.id, variant.title, variant.sku, variant.barcode, variant.thumbnail, variant.manage_inventory,
         variant.allow_backorder,
         json_build_object(
           'id', product.id, 'title', product.title, 'description', product.description,
           'subtitle', product.subtitle, 'thumbnail', product.thumbnail, 'handle', product.handle,
           'status', product.status, 'discountable', product.discountable, 'is_giftcard', product.is_giftcard,
           'type', case when kind.id is null then null else json_build_object('id', kind.id, 'value', kind.value) end,
           'collection', case when collection.id is null then null
                              else json_build_object('title', collection.title) end,
           'shipping_profile', (select json_build_object('id', profile.shipping_profile_id)
                                  from product_shipping_profile profile
                                 where profile.product_id = product.id and profile.deleted_at is null limit 1)) as product,
         coalesce((select json_agg(json_build_object(
                     'required_quantity', part.required_quantity,
                     'inventory', (select json_build_object(
                        'requires_shipping', item.requires_shipping,
                        'location_levels', coalesce((
                          select json_agg(json_build_object('stocked_quantity', level.stocked_quantity,
                                                            'reserved_quantity', level.reserved_quantity))
                            from inventory_level level
                           where level.inventory_item_id = item.id and level.deleted_at is null), '[]'))
                        from inventory_item item where item.id = part.inventory_item_id and item.deleted_at is null)))
                     from product_variant_inventory_item part
                    where part.variant_id = variant.id and part.deleted_at is null), '[]') as inventory_items,
         ${pricesOf("link.price_set_id", "asked.currency")} as prices,
         ${taxInclusiveOf("asked.currency", "asked.region")} as tax_inclusive,
         coalesce((select json_object_agg(words.reference_id, words.translations) from translation words
                    where words.locale_code = asked.locale and words.deleted_at is null
                      and words.reference_id in (variant.id, product.id, kind.id)), '{}') as words
    from asked, product_variant variant
    join product on product.id = variant.product_id and product.deleted_at is null
    left join product_type kind on kind.id = product.type_id and kind.deleted_at is null
    left join product_collection collection on collection.id = product.collection_id and collection.deleted_at is null
    left join product_variant_price_set link on link.variant_id = variant.id and link.deleted_at is null
   where variant.id = any(?) and variant.deleted_at is null`,
}

/** The variants in the cart's language, by id; missing ones are absent. */
export async function readPricedVariants(
  container: MedusaContainer,
  cart: PriceContextCart,
  variantIds: readonly string[],
): Promise<Map<string, PricedVariant>> {
  const values = [cart.locale ?? "", cart.currency_code, cart.region_id, [...variantIds]]
  const rows = await queryPrepared<VariantRow>(container, VARIANTS, values)
  return new Map(rows.map((row) => [row.id, toPricedVariant(cart, row)]))
}

function toPricedVariant({ currency_code, region_id }: PriceContextCart, row: VariantRow): PricedVariant {
  const { prices, tax_inclusive, words, product, ...variant } = row
  return {
    variant: {
      ...translated(variant, words),
      product: product && {
        ...translated(product, words),
        type: product.type && translated(product.type, words),
      },
    },
    priceOf: (quantity) => priceNow({ prices, tax_inclusive }, { currency_code, region_id, quantity }),
  }
}

/** As Medusa translates: a text is replaced by its translation, unless that is empty; a missing text stays missing. */
function translated<Record extends { id: string }>(record: Record, words: VariantRow["words"]): Record {
  const texts = Object.entries(words[record.id] ?? {}).filter(
    ([name, text]) =>
      typeof text === "string" && text.trim() !== "" && typeof record[name as keyof Record] === "string",
  )
  return { ...record, ...Object.fromEntries(texts) }
}
