import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Locale } from "@porteka/shop/languages"
import { IS_LISTED } from "./is-listed.ts"

/** Goods that are on sale are not in the read model: emptied, restored from an old backup, not filled yet. */
export class ReadModelGapError extends Error {
  override name = "ReadModelGapError"
}

/**
 * To be asked when nothing was found, so that goods that are there are not said to be gone.
 *
 * @param handle only this product; without it any product on sale
 * @throws ReadModelGapError when one on sale has no document
 */
export async function requireNoGap(knex: Knex, locale: Locale, handle?: string): Promise<void> {
  const { rows } = await knex.raw(
    `select 1 from product
      where ${IS_LISTED} and handle = coalesce(?, handle)
        and not exists (select 1 from catalogue_document document
                         where document.locale = ? and document.product_id = product.id) limit 1`,
    [handle ?? null, locale],
  )
  if (rows.length > 0) throw new ReadModelGapError(`The read model lacks ${handle ?? "goods"}`)
}
