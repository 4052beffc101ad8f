import type { CommerceClient } from "@porteka/commerce-sdk"
import { expect, test } from "vitest"
import { CachedAnswer } from "./cached-answer.server.ts"

const commerce = {} as CommerceClient

/** A cached answer whose loads the test settles one by one. */
function answers() {
  const loads: PromiseWithResolvers<string>[] = []
  const cached = new CachedAnswer("A test's answer", () => {
    const load = Promise.withResolvers<string>()
    loads.push(load)
    return load.promise
  })
  return { cached, loads, read: () => cached.read(commerce) }
}

test("is asked for once, until it is invalidated", async () => {
  const { cached, loads, read } = answers()
  const first = read()
  expect(read()).toBe(first)
  loads[0]?.resolve("old")
  expect(await first).toBe("old")
  cached.invalidate()
  const second = read()
  loads[1]?.resolve("new")
  expect(await second).toBe("new")
  expect(loads).toHaveLength(2)
})

test("is the last one while the back end is unavailable, and is asked for again", async () => {
  const { cached, loads, read } = answers()
  const none = read()
  loads[0]?.reject(new Error("unavailable"))
  expect(await none).toBeNull()
  const first = read()
  loads[1]?.resolve("old")
  await first
  cached.invalidate()
  const again = read()
  loads[2]?.reject(new Error("unavailable"))
  expect(await again).toBe("old")
  void read()
  expect(loads).toHaveLength(4)
})

test("a late answer from before an invalidation does not replace a newer one", async () => {
  const { cached, loads, read } = answers()
  const late = read()
  cached.invalidate()
  const newer = read()
  loads[1]?.resolve("new")
  await newer
  loads[0]?.resolve("old")
  expect(await late).toBe("old")
  cached.invalidate()
  const failing = read()
  loads[2]?.reject(new Error("unavailable"))
  expect(await failing).toBe("new")
})
