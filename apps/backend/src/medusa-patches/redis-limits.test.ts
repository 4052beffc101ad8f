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
type Client = { ping(): Promise<string>; disconnect(): void; on(event: "error", handler: () => void): void }

test("a connection whose other end has vanished without a sign is opened anew", {
  timeout: 60_000,
}, async () => {
  const medusa = createRequire(require.resolve("@medusajs/medusa/locking-redis"))
  const { Redis } = medusa("ioredis") as { Redis: new (options: object) => Client }
  const vanished = new Set<Socket>()
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket
      .on("close", () => open.delete(socket))
      .on("data", (bytes) => {
        const commands = bytes.toString().match(/^\*\d+\r$/gm) ?? []
        if (!vanished.has(socket)) socket.write(commands.map(() => "+PONG\r\n").join(""))
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
