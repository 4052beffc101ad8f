import { CURRENCY } from "@porteka/shop"
import { fieldsOf } from "@porteka/shop/parse-json"

const KEY = "line_option"

/** SQL: whether a product has a price in the shop's currency, at least one of its variants. */
const IS_PRICED = `exists (
  select from product_variant variant
    join product_variant_price_set priced on priced.variant_id = variant.id and priced.deleted_at is null
    join price on price.price_set_id = priced.price_set_id and price.deleted_at is null
   where variant.product_id = product.id and variant.deleted_at is null
     and price.currency_code = '${CURRENCY.toLowerCase()}')`

/**
 * SQL: whether a row of `product` is shown to shoppers. Products that only charge for a line option are not, nor are
 * gift cards, which have their own page, nor is what nobody can buy, such as what a process has left that died while it created
 * a product.
 */
export const IS_LISTED = `product.status = 'published' and product.deleted_at is null and not product.is_giftcard
  and product.metadata -> '${KEY}' is null and ${IS_PRICED}`

/** Whether a product is shown once it is published and has a price. */
export const isForLists = ({
  metadata,
  is_giftcard: isGiftCard,
}: {
  metadata: unknown
  is_giftcard: boolean
}): boolean => !isGiftCard && fieldsOf(metadata)[KEY] === undefined
