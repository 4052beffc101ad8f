import { MOST_PRICED_VARIANTS } from "@porteka/shop"
import { afterEach, describe, expect, it, vi } from "vitest"
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

afterEach(() => vi.unstubAllGlobals())

describe("today's prices of a wishlist", () => {
  it.each([
    [0, 0],
    [1, 1],
    [MOST_PRICED_VARIANTS, 1],
    [MOST_PRICED_VARIANTS + 1, 2],
    [2 * MOST_PRICED_VARIANTS + 50, 3],
  ])("of %i variants are asked for in %i parts, and all have theirs", async (count, parts) => {
    const asked = answerPrices()
    expect(Object.keys(await fetchPrices(variants(count), never))).toHaveLength(count)
    expect(asked).toHaveLength(parts)
  })

  it("stay where only one part could not be asked for", async () => {
    answerPrices((ids) => ids.includes("variant_0"))
    const prices = await fetchPrices(variants(MOST_PRICED_VARIANTS + 3), never)
    expect(Object.keys(prices)).toHaveLength(3)
  })
})
