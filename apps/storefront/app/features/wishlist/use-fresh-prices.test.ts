import { MOST_PRICED_VARIANTS } from "@porteka/shop"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { fetchPrices } from "./use-fresh-prices.ts"

const variants = (count: number) => Array.from({ length: count }, (_, index) => `variant_${index}`)
const never = new AbortController().signal

function answerPrices(isAway: (ids: string[]) => boolean = () => false) {
  const asked: string[][] = []
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    const { ids } = JSON.parse(body) as { ids: string[] }
    asked.push(ids)
    if (ids.length > MOST_PRICED_VARIANTS || isAway(ids)) return Response.json({}, { status: 400 })
    return Response.json(Object.fromEntries(ids.map((id) => [id, { price: 100, currency: "HUF" }])))
  })
  return asked
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout"] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The answer, however long it waits. */
async function pricesOf(ids: string[]) {
  const answer = fetchPrices(ids, never)
  await vi.runAllTimersAsync()
  return answer
}

describe("today's prices of a wishlist", () => {
  it.each([
    [0, 0],
    [1, 1],
    [MOST_PRICED_VARIANTS, 1],
    [MOST_PRICED_VARIANTS + 1, 2],
    [2 * MOST_PRICED_VARIANTS + 50, 3],
  ])("of %i variants are asked for in %i parts, and all have theirs", async (count, parts) => {
    const asked = answerPrices()
    expect(Object.keys(await pricesOf(variants(count)))).toHaveLength(count)
    expect(asked).toHaveLength(parts)
  })

  it("stay where only one part could not be asked for", async () => {
    answerPrices((ids) => ids.includes("variant_0"))
    const prices = await pricesOf(variants(MOST_PRICED_VARIANTS + 3))
    expect(Object.keys(prices)).toHaveLength(3)
  })

  it("are asked for once more if there were none, because a busy shop answers so", async () => {
    let calls = 0
    vi.stubGlobal("fetch", async () => {
      calls += 1
      return Response.json(calls === 1 ? {} : { variant_0: { price: 100, currency: "HUF" } })
    })
    expect(await pricesOf(["variant_0"])).toEqual({ variant_0: { price: 100, currency: "HUF" } })
    expect(calls).toBe(2)
  })
})
