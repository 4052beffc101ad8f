import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { CatalogueTag } from "@porteka/commerce-sdk"
import { mapInTurns } from "../../records/in-turns.ts"
import { appendChange } from "./change-log.ts"
import { changesNavigation, tagsOfChange } from "./change-tags.ts"
import type { CatalogueDocument } from "./document/build-document.ts"
import { keyOf, type NewRow, type StoredRow, toRow, toState } from "./document-rows.ts"
import { type OldHandle, rememberHandles } from "./old-handles.ts"
import { lockSources } from "./source-locks.ts"

export interface WriteResult {
  /** Products whose stored documents have changed. */
  changed: string[]
  navigation_changed: boolean
}

/** Reads and builds the documents of products. @param readAt the current time: later changes are not in them */
export type ReadDocuments = (readAt: Date) => Promise<readonly CatalogueDocument[]>

/**
 * Stores the documents and deletes those of the other products among `productIds`; the feed row is written in
 * the same transaction. Unchanged documents are not rewritten.
 * @param readDocuments called when the products are locked
 */
export async function writeDocuments(
  trx: Knex.Transaction,
  productIds: readonly string[],
  readDocuments: ReadDocuments,
): Promise<WriteResult> {
  await lockSources(trx, productIds)
  const readAt = new Date()
  const rows = await mapInTurns(await readDocuments(readAt), toRow)
  const keys = new Set(rows.map(keyOf))
  const before = await readStored(trx, productIds)
  const changedRows = rows.filter((row) => before.get(keyOf(row))?.fingerprint !== row.fingerprint)
  const removed = [...before.values()].filter((row) => !keys.has(keyOf(row)))
  await rememberHandles(trx, oldHandles(before, rows))
  await removeRows(trx, removed)
  await upsertRows(trx, changedRows, readAt)
  await confirmRows(trx, rows, readAt)

  const pairs = [
    ...changedRows.map((row) => ({ id: row.product_id, old: before.get(keyOf(row)) ?? null, new: row })),
    ...removed.map((row) => ({ id: row.product_id, old: row, new: null })),
  ].map((pair) => ({ id: pair.id, before: toState(pair.old), after: toState(pair.new) }))
  const tags = new Set<CatalogueTag>(
    pairs.flatMap(({ id, before, after }) => tagsOfChange(id, before, after)),
  )
  const changed = [...new Set(pairs.map(({ id }) => id))]
  if (changed.length > 0) await appendChange(trx, [...tags], changed)
  return {
    changed,
    navigation_changed: pairs.some(({ before, after }) =>
      changesNavigation(before?.entry ?? null, after?.entry ?? null),
    ),
  }
}

/** Also for products that leave the shop: they may return under another handle. */
function oldHandles(before: ReadonlyMap<string, StoredRow>, rows: readonly NewRow[]): OldHandle[] {
  const after = new Map(rows.map((row) => [keyOf(row), row.handle]))
  return [...before.values()]
    .filter((row) => after.get(keyOf(row)) !== row.handle)
    .map(({ handle, product_id }) => ({ kind: "product", handle, record_id: product_id }))
}

async function readStored(trx: Knex.Transaction, ids: readonly string[]): Promise<Map<string, StoredRow>> {
  const { rows } = await trx.raw<{ rows: StoredRow[] }>(
    `select locale, product_id, handle, fingerprint, card, entry, format from catalogue_document
      where product_id = any(?) order by product_id, locale for update`,
    [[...ids]],
  )
  return new Map(rows.map((row) => [keyOf(row), row]))
}

async function removeRows(trx: Knex.Transaction, rows: readonly StoredRow[]): Promise<void> {
  for (const { locale, product_id } of rows) {
    await trx.raw(`delete from catalogue_document where locale = ? and product_id = ?`, [locale, product_id])
  }
}

async function upsertRows(trx: Knex.Transaction, rows: readonly NewRow[], readAt: Date): Promise<void> {
  if (rows.length === 0) return
  await trx.raw(
    `insert into catalogue_document (locale, product_id, handle, product, card, entry, fingerprint, format, indexed_at)
     select locale, product_id, handle, product, card, entry, fingerprint, format, ?::timestamptz
       from jsonb_to_recordset(?::jsonb) as row(locale text, product_id text, handle text, product text, card text,
            entry text, fingerprint text, format integer)
     on conflict (locale, product_id) do update set handle = excluded.handle, product = excluded.product,
        card = excluded.card, entry = excluded.entry, fingerprint = excluded.fingerprint, indexed_at = excluded.indexed_at,
        format = excluded.format`,
    [readAt, JSON.stringify(rows)],
  )
}

/** Records for every row, changed or not, that it is up to date and until when. */
async function confirmRows(trx: Knex.Transaction, rows: readonly NewRow[], readAt: Date): Promise<void> {
  const confirmed = rows.map(({ locale, product_id, valid_until }) => ({ locale, product_id, valid_until }))
  await trx.raw(
    `update catalogue_document set indexed_at = ?::timestamptz, valid_until = row.valid_until
       from jsonb_to_recordset(?::jsonb) as row(locale text, product_id text, valid_until timestamptz)
      where catalogue_document.locale = row.locale and catalogue_document.product_id = row.product_id`,
    [readAt, JSON.stringify(confirmed)],
  )
}
