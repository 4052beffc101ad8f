import { expect, it } from "vitest"
import { ConcurrencyLimit } from "./concurrency-limit.ts"

const acquire = (limit: ConcurrencyLimit, started: string[], name: string) =>
  limit.acquire(() => started.push(name))

it("starts a limited number, keeps a queue in order, and refuses the rest", () => {
  const limit = new ConcurrencyLimit({ running: 1, queued: 2 })
  const started: string[] = []
  const release = ["a", "b", "c", "d"].map((name) => acquire(limit, started, name))
  expect([started, release.map((one) => one === null)]).toEqual([["a"], [false, false, false, true]])
  release[0]?.()
  expect(started).toEqual(["a", "b"])
  expect(acquire(limit, started, "e")).not.toBeNull()
  release[1]?.()
  release[2]?.()
  expect(started).toEqual(["a", "b", "c", "e"])
})

it("never starts a caller who has left the queue", () => {
  const limit = new ConcurrencyLimit({ running: 1, queued: 2 })
  const started: string[] = []
  const [first, second, third] = ["a", "b", "c"].map((name) => acquire(limit, started, name))
  second?.()
  first?.()
  expect(started).toEqual(["a", "c"])
  third?.()
  acquire(limit, started, "d")
  expect(started).toEqual(["a", "c", "d"])
})
