import { once } from "node:events"
import { type AddressInfo, createServer, type Socket } from "node:net"
import type { Redis } from "ioredis"
import { expect, onTestFinished, test } from "vitest"
import { openSharedCounts } from "./shared-counts.server.ts"

/** A client of a Redis of which the test says what it does with a request on a connection. */
async function clientOf(hear: (socket: Socket, request: string) => void): Promise<Redis> {
  const server = createServer((socket) => {
    socket.on("data", (bytes) => hear(socket, bytes.toString()))
  })
  await once(server.listen(0, "127.0.0.1"), "listening")
  const { port } = server.address() as AddressInfo
  const client = await openSharedCounts({ REDIS_URL: `redis://127.0.0.1:${port}` })
  if (!client) throw new Error("REDIS_URL opens no client")
  onTestFinished(() => {
    client.disconnect()
    server.close()
  })
  return client
}

/** Answers each command of a request. */
const answer = (socket: Socket, request: string) =>
  socket.write((request.match(/^\*\d+\r$/gm) ?? []).map(() => "+PONG\r\n").join(""))

const isAnswered = (client: Redis) =>
  expect.poll(() => client.ping().catch(() => "no answer"), { timeout: 20_000 }).toBe("PONG")

test("a connection whose other end has vanished without a sign is opened anew", {
  timeout: 60_000,
}, async () => {
  const open = new Set<Socket>()
  const vanished = new Set<Socket>()
  const client = await clientOf((socket, request) => {
    open.add(socket)
    if (!vanished.has(socket)) answer(socket, request)
  })
  await isAnswered(client)
  for (const socket of open) vanished.add(socket)
  await isAnswered(client)
})

test("a connection that was lost while it waited for an answer does not break off again", {
  timeout: 60_000,
}, async () => {
  let isLost = false
  const client = await clientOf((socket, request) => {
    if (isLost || !request.includes("ping")) answer(socket, request)
    else socket.destroy()
    isLost ||= socket.destroyed
  })
  await isAnswered(client)
  expect(isLost).toBe(true)
  expect(client).toMatchObject({ socketTimeoutTimer: undefined })
})
