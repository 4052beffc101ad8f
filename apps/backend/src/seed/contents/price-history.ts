import type { ShopContents } from "@porteka/shop"
import { CATALOGUE_CURRENCY } from "../../domains/catalogue/read-prices.ts"
import { runStatement } from "../../records/query-rows.ts"
import type { SeedStep } from "../seed-step.ts"

/** How long before the seed regular prices started, unless the product itself is newer. */
const HISTORY_DAYS = 60

/**
 * The history of the regular prices, so that the current sale has a correct lowest price of 30 days. A
 * variant that already has a history keeps it.
 */
export const priceHistory = ({ products }: ShopContents): SeedStep => ({
  what: "price history",
  units: 1,
  async run(container) {
    await runStatement(
      container,
      `insert into price_history (variant_id, currency_code, valid_from, amount, source)
       select variant.id, price.currency_code,
              greatest(now() - make_interval(days => ?),
                       coalesce((product.metadata->>'first_published_at')::timestamptz, product.created_at)),
              price.amount, 'base'
         from product_variant variant
         join product on product.id = variant.product_id
         join product_variant_price_set link on link.variant_id = variant.id
         join price on price.price_set_id = link.price_set_id and price.price_list_id is null
              and price.currency_code = ? and price.deleted_at is null and price.rules_count = 0
        where variant.deleted_at is null and variant.sku = any(?) and not exists (
          select from price_history older
           where older.variant_id = variant.id and older.valid_from < now() - interval '1 day')
       on conflict do nothing`,
      [HISTORY_DAYS, CATALOGUE_CURRENCY, products.flatMap(({ variants }) => variants.map(({ sku }) => sku))],
    )
  },
})
