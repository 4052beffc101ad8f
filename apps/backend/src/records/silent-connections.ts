import type { Socket } from "node:net"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

const MS_PER_SECOND = 1000

/** The parts of node-postgres' connection that are used here. */
interface PostgresConnection {
  connection: { stream: Socket }
  /** False while a query is running. */
  readyForQuery: boolean
}

interface PoolEvents {
  on(event: "acquireSuccess", listener: (id: number, connection: PostgresConnection) => void): void
}

/**
 * Closes a connection whose server is silent during a query, so that the pool opens another one. If a server
 * disappears without closing its connections (after a failover, or behind a firewall that drops them), the
 * system notices it only after a quarter of an hour, and until then every query on the pool waits.
 */
export function giveUpSilentConnections(knex: Knex, silenceSeconds: number): void {
  const pool: PoolEvents = knex.client.pool
  const watched = new WeakSet<PostgresConnection>()
  pool.on("acquireSuccess", (_, connection) => {
    if (watched.has(connection)) return
    watched.add(connection)
    const { stream } = connection.connection
    stream.setTimeout(silenceSeconds * MS_PER_SECOND)
    stream.on("timeout", () => {
      if (connection.readyForQuery) return
      stream.destroy(new Error(`The database was silent for ${silenceSeconds} seconds during a query.`))
    })
  })
}
