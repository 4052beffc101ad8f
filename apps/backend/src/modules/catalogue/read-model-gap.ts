import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Locale } from "@porteka/shop/languages"
import { IS_LISTED } from "./is-listed.ts"

/** Products on sale are missing in the read model: it was emptied, restored from an old backup, or not filled yet. */
export class ReadModelGapError extends Error {
  override name = "ReadModelGapError"
}

/**
 * Call it when nothing was found, so that existing products are not reported as missing.
 * @param handle only this product; absent: any product on sale
 * @throws ReadModelGapError if one on sale has no document
 */
export async function requireNoGap(knex: Knex, locale: Locale, handle?: string): Promise<void> {
  const { rows } = await knex.raw(
    // Whether a product is on sale takes longer to find out, so only for those without a document (`offset 0`).
    `select 1 from (
       select * from product
        where handle = coalesce(?, handle)
          and not exists (select 1 from catalogue_document document
                           where document.locale = ? and document.product_id = product.id) offset 0) product
      where ${IS_LISTED} limit 1`,
    [handle ?? null, locale],
  )
  if (rows.length > 0) throw new ReadModelGapError(`The read model lacks ${handle ?? "products"}`)
}
