import { describe, expect, test } from "vitest"
import { list, product } from "./catalogue-api.ts"
import { ENGLISH, HUNGARIAN } from "./search-queries.ts"

/** The wanted product has to be among this many first results. */
const SEEN_AT_ONCE = 4

describe.each([
  ["hu", HUNGARIAN],
  ["en", ENGLISH],
] as const)("in %s", (locale, queries) => {
  test.each(queries)("%s finds %s", async (q, handle) => {
    const { products } = await list({ q, locale, page_size: "10" })
    expect(products.slice(0, SEEN_AT_ONCE).map((card) => card.handle)).toContain(handle)
  })
})

describe.each([
  ["hu", "akciós", "újdonságok", "kézműves"],
  ["en", "sale", "new", "handmade"],
] as const)("in %s", (locale, bargain, news, everything) => {
  test("who asks for bargains, for what is new or for everything gets it", async () => {
    const found = async (q: string) => await list({ q, locale, page_size: "60" })
    const sale = (await found(bargain)).products
    expect(sale.length).toBeGreaterThan(0)
    expect(sale[0]?.on_sale).toBe(true)
    expect((await found(news)).products[0]?.is_new).toBe(true)
    expect((await found(everything)).count).toBe((await list({ locale })).count)
  })
})

test("a stock keeping unit finds its product first", async () => {
  const { products } = await list({ page_size: "3", sort: "name" })
  for (const { handle } of products) {
    const { sku } = (await product(handle)).variants[0] ?? {}
    expect((await list({ q: sku ?? "" })).products[0]?.handle).toBe(handle)
  }
})
