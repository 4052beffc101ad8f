import type { MedusaContainer } from "@medusajs/framework/types"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { afterBurst } from "./after-burst.ts"

const errors: string[] = []
const container = {
  resolve: () => ({ error: (message: string) => errors.push(message) }),
} as unknown as MedusaContainer

beforeEach(() => {
  vi.useFakeTimers()
  errors.length = 0
})
afterEach(() => {
  vi.useRealTimers()
})

test("the items of a burst are worked on once and together, those of the next burst later", async () => {
  const bursts: string[][] = []
  const add = afterBurst<string>("Work", 50, async (_, items) => {
    bursts.push(items)
  })
  add(container, ["a", "b"])
  add(container, ["b", "c"])
  expect(bursts).toEqual([])
  await vi.advanceTimersByTimeAsync(50)
  expect(bursts).toEqual([["a", "b", "c"]])
  add(container, ["a"])
  await vi.advanceTimersByTimeAsync(50)
  expect(bursts).toEqual([["a", "b", "c"], ["a"]])
})

test("a failure is logged, and the next burst is worked on", async () => {
  const seen: string[][] = []
  const add = afterBurst<string>("Work", 50, async (_, items) => {
    seen.push(items)
    throw new Error("no database")
  })
  add(container, ["a"])
  await vi.advanceTimersByTimeAsync(50)
  add(container, ["b"])
  await vi.advanceTimersByTimeAsync(50)
  expect(seen).toEqual([["a"], ["b"]])
  expect(errors).toEqual(["Work failed", "Work failed"])
})
