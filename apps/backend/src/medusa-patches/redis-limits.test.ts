import { once } from "node:events"
import { createRequire } from "node:module"
import { type AddressInfo, createServer, type Socket } from "node:net"
import { WorkflowScheduler } from "@medusajs/framework/orchestration"
import { expect, test } from "vitest"
import { installRedisLimits, REDIS_LIMITS, redisLimits } from "./redis-limits.ts"

installRedisLimits()

test("the workflow engine's connection has limits as soon as the process has started, and the waiting for jobs has none", async () => {
  const started: string[] = []
  const storage = {
    redisClient: { options: { host: "redis" } },
    redisWorkerConnection: { options: { host: "redis" } },
    async onApplicationStart() {
      started.push("storage")
    },
  }
  WorkflowScheduler.setStorage(storage as never)
  expect(storage.redisClient.options).toEqual({ host: "redis" })
  await storage.onApplicationStart()
  expect(started).toEqual(["storage"])
  expect(storage.redisClient.options).toEqual({ host: "redis", ...REDIS_LIMITS })
  expect(storage.redisWorkerConnection.options).toEqual({ host: "redis" })
})

test("an engine without Redis is left alone", async () => {
  const onApplicationStart = async () => undefined
  const storage = { onApplicationStart }
  WorkflowScheduler.setStorage(storage as never)
  expect(storage.onApplicationStart).toBe(onApplicationStart)
})

/** What is used of the client of Medusa's modules. */
type Client = {
  ping(): Promise<string>
  disconnect(): void
  on(event: "error", handler: () => void): void
  socketTimeoutTimer: NodeJS.Timeout | undefined
}
const medusa = createRequire(require.resolve("@medusajs/medusa/locking-redis"))
const { Redis } = medusa("ioredis") as { Redis: new (options: object) => Client }

/** One for each command in what a client has sent. */
const pongsTo = (bytes: Buffer) =>
  (bytes.toString().match(/^\*\d+\r$/gm) ?? []).map(() => "+PONG\r\n").join("")

test("a connection that was lost while it waited for an answer does not break off again", async () => {
  let isLost = false
  const server = createServer((socket) => {
    socket.on("data", (bytes) => {
      if (isLost || !bytes.toString().includes("ping")) socket.write(pongsTo(bytes))
      else socket.destroy()
      isLost ||= socket.destroyed
    })
  })
  await once(server.listen(0, "127.0.0.1"), "listening")
  const { port } = server.address() as AddressInfo
  const client = new Redis({ port, host: "127.0.0.1", enableReadyCheck: false, ...REDIS_LIMITS })
  client.on("error", () => undefined)
  expect(await client.ping()).toBe("PONG")
  expect(isLost).toBe(true)
  expect(client.socketTimeoutTimer).toBeUndefined()
  client.disconnect()
  server.close()
})

test("a connection whose other end has vanished without a sign is opened anew", {
  timeout: 60_000,
}, async () => {
  const vanished = new Set<Socket>()
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket
      .on("close", () => open.delete(socket))
      .on("data", (bytes) => {
        if (!vanished.has(socket)) socket.write(pongsTo(bytes))
      })
  })
  await once(server.listen(0, "127.0.0.1"), "listening")
  const { port } = server.address() as AddressInfo
  const client = new Redis({ port, host: "127.0.0.1", enableReadyCheck: false, ...redisLimits(50) })
  client.on("error", () => undefined)
  const ping = () => client.ping().catch((error: Error) => error.message)
  const isAnswered = () => expect.poll(ping, { timeout: 20_000 }).toBe("PONG")
  await isAnswered()
  for (const socket of open) vanished.add(socket)
  expect(await ping()).toBe("Command timed out")
  await isAnswered()
  client.disconnect()
  server.close()
})
