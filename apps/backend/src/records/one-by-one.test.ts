import { setImmediate } from "node:timers/promises"
import { expect, test } from "vitest"
import { oneByOne } from "./one-by-one.ts"

test("never two at once, in their order, and also after one that failed", async () => {
  const run = oneByOne()
  const seen: string[] = []
  const work = (name: string) => async () => {
    seen.push(`${name} begins`)
    await setImmediate()
    seen.push(`${name} ends`)
    if (name === "b") throw new Error(name)
    return name
  }
  const results = await Promise.allSettled(["a", "b", "c"].map((name) => run(work(name))))
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"])
  expect(seen).toEqual(["a", "b", "c"].flatMap((name) => [`${name} begins`, `${name} ends`]))
})
