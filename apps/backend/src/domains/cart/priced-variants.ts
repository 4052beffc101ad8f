import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { askPrepared, type Prepared } from "../../records/prepared.ts"
import type { BoughtVariant, Price } from "./to-line-item.ts"

/** What of a cart texts and prices of its goods hang on. */
export interface PricedCart {
  currency_code: string
  region_id: string
  locale: string | null
}

export interface PricedVariant {
  variant: BoughtVariant
  /** What one of so many pieces costs; undefined: it is not for sale. */
  priceOf(quantity: number): Promise<Price | undefined>
}

/** A price of a set, as far as it can hold now: one of a list that is over or not yet begun is not among them. */
interface PriceRow {
  amount: number
  list_type: string | null
  /** Holds for everybody and any quantity. */
  is_unconditional: boolean
}

interface VariantRow extends Omit<BoughtVariant, "price_set"> {
  price_set_id: string | null
  prices: PriceRow[]
  is_tax_inclusive: boolean | null
  words: Record<string, Record<string, unknown>>
}

/** Variants with all that a line of a cart keeps of them, by one statement. */
const VARIANTS: Prepared = {
  name: "priced_variants",
  sql: `
  with asked (locale, currency) as (values (?::text, ?::text))
  select variant.id, variant.title, variant.sku, variant.barcode, variant.thumbnail, variant.manage_inventory,
         variant.allow_backorder, link.price_set_id,
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
         coalesce((select json_agg(json_build_object(
                     'amount', price.amount, 'list_type', list.type,
                     'is_unconditional', price.rules_count = 0 and price.min_quantity is null
                        and price.max_quantity is null and coalesce(list.rules_count, 0) = 0))
                     from price
                     left join price_list list on list.id = price.price_list_id
                    where price.price_set_id = link.price_set_id and price.currency_code = asked.currency
                      and price.deleted_at is null
                      and (price.price_list_id is null
                           or (list.status = 'active' and list.deleted_at is null
                               and coalesce(list.starts_at <= now(), true) and coalesce(list.ends_at >= now(), true)))),
                  '[]') as prices,
         (select preference.is_tax_inclusive from price_preference preference
           where preference.attribute = 'currency_code' and preference.value = asked.currency
             and preference.deleted_at is null limit 1) as is_tax_inclusive,
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

/** The goods in the cart's language, by the variant's id; what is not there any more is absent. */
export async function readPricedVariants(
  container: MedusaContainer,
  cart: PricedCart,
  variantIds: readonly string[],
): Promise<Map<string, PricedVariant>> {
  const values = [cart.locale ?? "", cart.currency_code, [...variantIds]]
  const rows = await askPrepared<VariantRow>(container, VARIANTS, values)
  return new Map(rows.map((row) => [row.id, toPricedVariant(container, cart, row)]))
}

function toPricedVariant(container: MedusaContainer, cart: PricedCart, row: VariantRow): PricedVariant {
  const { prices, price_set_id, is_tax_inclusive, words, product, ...variant } = row
  return {
    variant: {
      ...translated(variant, words),
      price_set: price_set_id === null ? null : { id: price_set_id },
      product: product && {
        ...translated(product, words),
        type: product.type && translated(product.type, words),
      },
    },
    priceOf: async (quantity) => {
      if (price_set_id === null) return undefined
      const plain = plainPrice(prices, is_tax_inclusive ?? false)
      return plain ?? calculatePrice(container, cart, price_set_id, quantity)
    },
  }
}

/** As Medusa translates: a text takes the place of a text, an empty one of none. */
function translated<Record extends { id: string }>(record: Record, words: VariantRow["words"]): Record {
  const texts = Object.entries(words[record.id] ?? {}).filter(
    ([name, text]) =>
      typeof text === "string" && text.trim() !== "" && typeof record[name as keyof Record] === "string",
  )
  return { ...record, ...Object.fromEntries(texts) }
}

/** Where no price has conditions, but for a time: the usual one, or one of a sale that is lower. */
export function plainPrice(prices: readonly PriceRow[], isTaxInclusive: boolean): Price | undefined {
  const usual = prices.filter(({ list_type }) => list_type === null)
  const sales = prices.filter(({ list_type }) => list_type === "sale")
  const [original] = usual
  if (!original || usual.length > 1 || usual.length + sales.length < prices.length) return undefined
  if (!prices.every(({ is_unconditional }) => is_unconditional)) return undefined
  const amount = Number(original.amount)
  const lowest = Math.min(...sales.map((price) => Number(price.amount)))
  const isSale = lowest <= amount
  return { amount: isSale ? lowest : amount, originalAmount: amount, isSale, isTaxInclusive }
}

async function calculatePrice(
  container: MedusaContainer,
  { currency_code, region_id }: PricedCart,
  priceSetId: string,
  quantity: number,
): Promise<Price | undefined> {
  const [price] = await container
    .resolve(Modules.PRICING)
    .calculatePrices({ id: [priceSetId] }, { context: { currency_code, region_id, quantity } })
  if (price?.calculated_amount == null) return undefined
  return {
    amount: Number(price.calculated_amount),
    originalAmount: price.original_amount == null ? null : Number(price.original_amount),
    isSale: price.calculated_price?.price_list_type === "sale",
    isTaxInclusive: price.is_calculated_price_tax_inclusive ?? false,
  }
}
