import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { appendChange } from "./change-log.ts"
import { tagsOfChange } from "./change-tags.ts"
import { DOCUMENT_FORMAT } from "./document/document-format.ts"
import { type StockFigures, withStock } from "./document/with-stock.ts"
import { type NewRow, type StoredRow, toRow, toState } from "./document-rows.ts"
import { lockSources } from "./source-locks.ts"

export interface StockResult {
  changed: boolean
  /** Products whose documents were built by another release and must be rebuilt. */
  outdated: string[]
}

/**
 * Updates only stock and sales in stored documents. The documents keep their age, so the repair checks them
 * completely.
 * @param readFigures called when the products are locked
 */
export async function writeStock(
  knex: Knex,
  productIds: readonly string[],
  readFigures: (trx: Knex.Transaction) => Promise<StockFigures>,
): Promise<StockResult> {
  return await knex.transaction(async (trx) => {
    await lockSources(trx, productIds)
    const stored = await readStored(trx, productIds)
    const known = stored.filter(({ format }) => format === DOCUMENT_FORMAT)
    const outdated = stored.filter(({ format }) => format !== DOCUMENT_FORMAT)
    const figures = known.length > 0 ? await readFigures(trx) : null
    const changes = figures
      ? known.flatMap((old) => {
          const row = withFigures(old, figures)
          return row.fingerprint === old.fingerprint ? [] : [{ old, row }]
        })
      : []
    if (changes.length > 0) {
      await updateRows(
        trx,
        changes.map(({ row }) => row),
      )
      const tags = changes.flatMap(({ old, row }) => tagsOfChange(old.product_id, toState(old), toState(row)))
      await appendChange(trx, [...new Set(tags)], [...new Set(changes.map(({ row }) => row.product_id))])
    }
    return { changed: changes.length > 0, outdated: [...new Set(outdated.map(({ product_id: id }) => id))] }
  })
}

type WholeRow = StoredRow & { product: string }

async function readStored(trx: Knex.Transaction, ids: readonly string[]): Promise<WholeRow[]> {
  const { rows } = await trx.raw<{ rows: WholeRow[] }>(
    `select locale, product_id, handle, fingerprint, product, card, entry, format from catalogue_document
      where product_id = any(?) order by product_id, locale for update`,
    [[...ids]],
  )
  return rows
}

function withFigures({ product_id, locale, handle, ...row }: WholeRow, figures: StockFigures): NewRow {
  const { product } = JSON.parse(row.product)
  const [card, entry] = [JSON.parse(row.card), JSON.parse(row.entry)]
  return toRow(withStock({ product_id, locale, handle, product, card, entry, valid_until: null }, figures))
}

async function updateRows(trx: Knex.Transaction, rows: readonly NewRow[]): Promise<void> {
  await trx.raw(
    `update catalogue_document as document
        set product = row.product, card = row.card, entry = row.entry, fingerprint = row.fingerprint
       from jsonb_to_recordset(?::jsonb) as row(locale text, product_id text, product text, card text, entry text,
            fingerprint text)
      where document.locale = row.locale and document.product_id = row.product_id`,
    [JSON.stringify(rows)],
  )
}
