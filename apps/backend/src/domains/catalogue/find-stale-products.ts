import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { DEFAULT_LOCALE, LOCALES } from "@porteka/shop/languages"
import { DOCUMENT_FORMAT } from "../../modules/catalogue/document/document-format.ts"
import { IS_LISTED } from "../../modules/catalogue/is-listed.ts"
import { queryRows } from "../../records/query-rows.ts"
import { isLatestRelease } from "./releases.ts"

/** Possible clock difference between machines. */
const CLOCK_SKEW = "2 seconds"

/** Records of a product whose `updated_at` is newer than its document. */
const CHANGED_AFTER_INDEXING = [
  `select id as product_id, updated_at from product`,
  `select product_id, updated_at from product_variant`,
  `select product_id, updated_at from image`,
  `select variant.product_id, price.updated_at from price
     join product_variant_price_set link on link.price_set_id = price.price_set_id
     join product_variant variant on variant.id = link.variant_id`,
  `select variant.product_id, inventory_level.updated_at from inventory_level
     join product_variant_inventory_item link on link.inventory_item_id = inventory_level.inventory_item_id
     join product_variant variant on variant.id = link.variant_id`,
  `select coalesce(variant.product_id, translation.reference_id), translation.updated_at from translation
     left join product_variant variant on variant.id = translation.reference_id
    where translation.reference in ('product', 'product_variant')`,
]

/**
 * Products whose documents are missing (perhaps only in an added language), superfluous, older than a record
 * they show, or outdated since a certain time (a sale begins, a new arrival ages).
 */
export async function findStaleProducts(container: MedusaContainer): Promise<string[]> {
  const changed = CHANGED_AFTER_INDEXING.map(
    (records) =>
      `select document.product_id from (${records}) as record(product_id, updated_at)
         join documents document using (product_id)
        where record.updated_at > document.indexed_at - interval '${CLOCK_SKEW}'`,
  )
  return await findIds(
    container,
    `with documents as (select * from catalogue_document where locale = ?),
          complete as (select product_id from catalogue_document where locale = any(?)
                        group by product_id having count(*) = ?),
          published as (select id as product_id from product where ${IS_LISTED})
     select product_id from published where product_id not in (select product_id from complete)
     union select product_id from documents where product_id not in (select product_id from published)
     union ${changed.join(" union ")}`,
    [DEFAULT_LOCALE, [...LOCALES], LOCALES.length],
  )
}

/** Products whose documents are outdated by time alone, or were built by another release than the latest. */
export async function findExpiredProducts(container: MedusaContainer): Promise<string[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const isLatest = await isLatestRelease(knex, DOCUMENT_FORMAT)
  return await findIds(
    container,
    `select distinct product_id from catalogue_document where valid_until <= now() or (? and format <> ?)`,
    [isLatest, DOCUMENT_FORMAT],
  )
}

/** Products whose low-stock state was computed with another limit. */
export async function findMisjudgedStock(
  container: MedusaContainer,
  lowStockBelow: number,
): Promise<string[]> {
  return await findIds(
    container,
    `select product_id from catalogue_document
      where locale = ? and jsonb_path_exists(product::jsonb, ?::jsonpath, jsonb_build_object('limit', ?::int))`,
    [
      DEFAULT_LOCALE,
      `$.product.variants[*] ? ((@.stock >= $limit && @.stock_state == "low_stock") ||
         (@.stock < $limit && @.stock_state == "in_stock"))`,
      lowStockBelow,
    ],
  )
}

/** The products not checked for the longest time, in turn: finds what no comparison finds. */
export async function findLongestUnseenProducts(
  container: MedusaContainer,
  limit: number,
): Promise<string[]> {
  return await findIds(
    container,
    `select product_id from catalogue_document where locale = ? order by indexed_at limit ?`,
    [DEFAULT_LOCALE, limit],
  )
}

async function findIds(
  container: MedusaContainer,
  sql: string,
  bindings: (string | number | boolean | string[])[],
): Promise<string[]> {
  const rows = await queryRows<{ product_id: string }>(container, sql, bindings)
  return rows.map(({ product_id }) => product_id)
}
