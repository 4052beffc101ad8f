import { errorCode } from "../programs/error-code.ts"
import { withConnection } from "./connection.ts"

/**
 * Records which setup steps were done to a database, and in which version. Stored in the database, so the
 * record moves with the data.
 */
const TABLE = "porteka_stamp"
const MISSING_TABLE = "42P01"

/** @returns the version; undefined if the step was never done */
export async function findStamp(url: string, name: string): Promise<string | undefined> {
  return withConnection(url, async (client) => {
    try {
      const { rows } = await client.query(`select version from ${TABLE} where name = $1`, [name])
      return rows[0]?.version
    } catch (error) {
      if (errorCode(error) === MISSING_TABLE) return undefined
      throw error
    }
  })
}

export async function setStamp(url: string, name: string, version: string): Promise<void> {
  await withConnection(url, async (client) => {
    await client.query(
      `create table if not exists ${TABLE}
       (name text primary key, version text not null, done_at timestamptz not null default now())`,
    )
    await client.query(
      `insert into ${TABLE} (name, version) values ($1, $2)
       on conflict (name) do update set version = excluded.version, done_at = now()`,
      [name, version],
    )
  })
}
