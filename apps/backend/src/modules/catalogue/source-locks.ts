import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** The lock of the navigation; a product's is its id. */
export const NAVIGATION_LOCK = "navigation"

/**
 * Locks parts of the read model until commit. A writer takes the lock before it reads the sources, so of two writers,
 * in any process, the one that writes last has also read last. Otherwise a slow writer (the repair) could overwrite a
 * newer change with what it had read before.
 */
export async function lockSources(trx: Knex.Transaction, names: readonly string[]): Promise<void> {
  // Always in the same order, so that two writers cannot wait for each other.
  await trx.raw(
    `select pg_advisory_xact_lock(key)
       from (select distinct hashtextextended('catalogue:' || name, 0) as key from unnest(?::text[]) as name order by key) keys`,
    [[...names]],
  )
}
