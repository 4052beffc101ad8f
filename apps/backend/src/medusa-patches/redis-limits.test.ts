import { WorkflowScheduler } from "@medusajs/framework/orchestration"
import { expect, test } from "vitest"
import { installRedisLimits, REDIS_LIMITS } from "./redis-limits.ts"

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
