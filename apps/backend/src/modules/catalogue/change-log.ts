import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { CatalogueChanges, CatalogueTag } from "@porteka/commerce-sdk"

/** The maximum number of feed rows per answer; a reader further behind starts anew. */
const MAX_CHANGES = 1000

/** An arbitrary lock number; makes feed rows visible in the order of their cursors. */
const CHANGE_LOCK = 7_052_611

/**
 * Adds a row to the feed. Writers queue until commit: otherwise a later cursor could become visible before an
 * earlier one, and a reader would skip the earlier one forever.
 */
export async function appendChange(
  trx: Knex.Transaction,
  tags: readonly CatalogueTag[],
  productIds: readonly string[],
): Promise<void> {
  await trx.raw(`select pg_advisory_xact_lock(?)`, [CHANGE_LOCK])
  await trx.raw(`insert into catalogue_change (tags, product_ids) values (?, ?)`, [
    [...tags],
    [...productIds],
  ])
}

/** The newest cursor; 0 if nothing has ever changed. */
export async function newestCursor(knex: Knex): Promise<number> {
  const { rows } = await knex.raw(`select coalesce(max(cursor), 0)::bigint as cursor from catalogue_change`)
  return Number(rows[0].cursor)
}

/** The feed after a cursor. `reset` if the feed no longer (or not yet) contains that cursor. */
export async function readChanges(knex: Knex, after: number): Promise<CatalogueChanges> {
  const { rows } = await knex.raw<{ rows: { cursor: string; tags: CatalogueTag[] }[] }>(
    `select cursor, tags from catalogue_change where cursor > ? order by cursor limit ?`,
    [after, MAX_CHANGES + 1],
  )
  const changes = rows.map(({ cursor, tags }) => ({
    cursor: Number(cursor),
    tags,
  }))
  const cursor = changes.at(-1)?.cursor ?? (await newestCursor(knex))
  const isGap = changes[0] ? changes[0].cursor !== after + 1 && (await isPruned(knex, after)) : after > cursor
  const reset = isGap || changes.length > MAX_CHANGES
  return reset ? { cursor: await newestCursor(knex), changes: [], reset } : { cursor, changes, reset }
}

/** Rolled back transactions leave gaps, so a gap alone does not mean that rows were deleted. */
async function isPruned(knex: Knex, after: number): Promise<boolean> {
  if (after === 0) return true
  const { rows } = await knex.raw(`select 1 from catalogue_change where cursor <= ? limit 1`, [after])
  return rows.length === 0
}

/** Products and tags changed after a cursor, and the cursor up to which the answer is complete. */
export async function readTouchedProducts(
  knex: Knex,
  after: number,
): Promise<{ cursor: number; ids: string[]; tags: CatalogueTag[] }> {
  const { rows } = await knex.raw(
    `select max(cursor) as cursor, array_agg(distinct id) filter (where id is not null) as ids,
            array_agg(distinct tag) filter (where tag is not null) as tags
       from catalogue_change left join lateral unnest(product_ids) as id on true
       left join lateral unnest(tags) as tag on true where cursor > ?`,
    [after],
  )
  return { cursor: Number(rows[0].cursor ?? after), ids: rows[0].ids ?? [], tags: rows[0].tags ?? [] }
}
