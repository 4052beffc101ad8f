import { EventEmitter } from "node:events"
import { connect, createServer, type Socket } from "node:net"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { afterEach, expect, test } from "vitest"
import { giveUpSilentConnections } from "./silent-connections.ts"

const SILENCE_SECONDS = 0.05

const open: { destroy(): void }[] = []
afterEach(() => {
  for (const one of open.splice(0)) one.destroy()
})

/** A connection to a server that never answers, acquired from the pool. */
async function acquire({ readyForQuery }: { readyForQuery: boolean }) {
  const server = createServer((socket) => open.push(socket))
  open.push({ destroy: () => server.close() })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const stream = connect((server.address() as { port: number }).port, "127.0.0.1")
  open.push(stream)
  const pool = new EventEmitter()
  giveUpSilentConnections({ client: { pool } } as unknown as Knex, SILENCE_SECONDS)
  const connection = { connection: { stream }, readyForQuery }
  pool.emit("acquireSuccess", 1, connection)
  pool.emit("acquireSuccess", 2, connection)
  return stream
}

const closed = (stream: Socket) => new Promise<Error>((resolve) => stream.once("error", resolve))
const silent = (stream: Socket) => new Promise<void>((resolve) => stream.once("timeout", resolve))

test("a connection whose server is silent during a query is closed", async () => {
  const stream = await acquire({ readyForQuery: false })
  expect((await closed(stream)).message).toBe("The database was silent for 0.05 seconds during a query.")
})

test("a connection without a query may be silent", async () => {
  const stream = await acquire({ readyForQuery: true })
  await silent(stream)
  expect(stream.destroyed).toBe(false)
  expect(stream.listenerCount("timeout")).toBe(1)
})
