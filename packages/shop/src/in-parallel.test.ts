import { expect, it } from "vitest"
import { inParallel } from "./in-parallel.ts"

it("gives the results in the order of the items, and never works on more than the limit", async () => {
  const begun: (() => void)[] = []
  let atOnce = 0
  const results = inParallel([3, 1, 2], 2, async (item) => {
    expect(++atOnce).toBeLessThanOrEqual(2)
    await new Promise<void>((resolve) => begun.push(resolve))
    atOnce--
    return item * 10
  })
  // The last begun ends first.
  while (begun.length > 0) {
    begun.pop()?.()
    await new Promise(setImmediate)
  }
  expect(await results).toEqual([30, 10, 20])
})
