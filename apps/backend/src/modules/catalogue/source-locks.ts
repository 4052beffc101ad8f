import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** The lock of the navigation; a product's is its id. */
export const NAVIGATION_LOCK = "navigation"

/**
 * Locks parts of the read model until commit. Whoever writes one reads its sources after that, so of two writers
 * the later one has read later, in whichever process: otherwise a slow writer (the repair) would put an old state
 * in place of the change that overtook it.
 */
export async function lockSources(trx: Knex.Transaction, names: readonly string[]): Promise<void> {
  // Everybody in the same order.
  await trx.raw(
    `select pg_advisory_xact_lock(key)
       from (select distinct hashtextextended('catalogue:' || name, 0) as key from unnest(?::text[]) as name order by key) keys`,
    [[...names]],
  )
}
