import { afterEach, expect, test, vi } from "vitest"
import { ClientCounts } from "./client-counts.server.ts"

const MINUTE_MS = 60_000

afterEach(() => vi.useRealTimers())

function counting() {
  const counts = new ClientCounts()
  return (client: string) => {
    const counted: { current: number; ttl: number }[] = []
    counts.incr(client, (_error, count) => count && counted.push(count), MINUTE_MS)
    return counted[0]
  }
}

test("the calls of a client are counted until the window ends, each client's for itself", () => {
  vi.useFakeTimers({ toFake: ["performance"] })
  const count = counting()
  expect([count("Anna"), count("Anna"), count("Béla")]).toEqual([
    { current: 1, ttl: MINUTE_MS },
    { current: 2, ttl: MINUTE_MS },
    { current: 1, ttl: MINUTE_MS },
  ])
  vi.advanceTimersByTime(MINUTE_MS - 1)
  expect(count("Anna")).toEqual({ current: 3, ttl: 1 })
  vi.advanceTimersByTime(1)
  expect(count("Anna")).toEqual({ current: 1, ttl: MINUTE_MS })
})

test("a clock that was ahead and is set right makes no window longer", () => {
  vi.useFakeTimers({ toFake: ["performance", "Date"], now: Date.now() + 60 * MINUTE_MS })
  const count = counting()
  count("Anna")
  vi.setSystemTime(Date.now() - 60 * MINUTE_MS)
  vi.advanceTimersByTime(MINUTE_MS)
  expect(count("Anna")).toEqual({ current: 1, ttl: MINUTE_MS })
})

test("the client who has not called for longest is forgotten first", () => {
  const count = counting()
  for (let client = 0; client < 5_000; client += 1) count(String(client))
  count("0")
  count("one more")
  expect([count("0")?.current, count("1")?.current]).toEqual([3, 1])
})
