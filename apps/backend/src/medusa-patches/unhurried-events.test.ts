import eventBusRedis from "@medusajs/medusa/event-bus-redis"
import { expect, test } from "vitest"
import { installUnhurriedEvents, PATIENCE_MS } from "./unhurried-events.ts"

const bus = eventBusRedis.service.prototype as {
  emit(event: string): Promise<void>
  releaseGroupedEvents(group: string): Promise<void>
}
let redis = (_: string): Promise<void> => Promise.resolve()
bus.emit = (event) => redis(event)
bus.releaseGroupedEvents = (group) => redis(group)

installUnhurriedEvents()

const warnings: string[] = []
const shopBus = Object.assign(Object.create(bus) as typeof bus, {
  logger_: { warn: (text: string) => warnings.push(text) },
})

test("waits until an event is in Redis", async () => {
  let arrive = () => {}
  redis = () =>
    new Promise((resolve) => {
      arrive = resolve
    })
  let isDone = false
  const emitted = shopBus.emit("a").then(() => {
    isDone = true
  })
  await new Promise(setImmediate)
  expect(isDone).toBe(false)
  arrive()
  await emitted
})

test("does not wait for a Redis that does not answer", async () => {
  redis = () => new Promise(() => undefined)
  const startedAt = performance.now()
  await shopBus.releaseGroupedEvents("b")
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(PATIENCE_MS - 50)
})

test("an event that Redis refuses fails nothing, and is logged", async () => {
  redis = () => Promise.reject(new Error("OOM command not allowed"))
  await shopBus.emit("c")
  expect(warnings).toEqual(["An event was not sent (emit): OOM command not allowed"])
})
