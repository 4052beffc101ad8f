import type { Knex } from "@medusajs/framework/mikro-orm/knex"

const MS_PER_SECOND = 1000

/** The part of Knex's pool that is used here. */
interface Pool {
  acquireTimeoutMillis: number
}

/**
 * Limits how long a call waits for a free connection to the database. Knex waits for a minute, and Medusa has no setting for it:
 * nobody is still there for the answer, and all who come meanwhile wait as well.
 */
export function limitConnectionWait(knex: Knex, seconds: number): void {
  const pool: Pool = knex.client.pool
  if (typeof pool.acquireTimeoutMillis !== "number")
    throw new Error("Knex's pool has no acquireTimeoutMillis")
  pool.acquireTimeoutMillis = seconds * MS_PER_SECOND
}
