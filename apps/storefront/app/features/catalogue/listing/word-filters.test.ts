import type { WordFilters } from "@porteka/commerce-sdk"
import { describe, expect, it } from "vitest"
import { withWordFilters } from "./word-filters.ts"

const search = {
  q: "tál",
  exact_count: 3,
  suggestion: null,
  left_out: [],
  foreign_price: null,
  everything: false,
  help: [],
}

const NOTHING_SAID: WordFilters = { price_min: null, price_max: null, flags: [], sort: null }

describe("withWordFilters", () => {
  it.each([
    ["q=tál+5000+ft+alatt", { price_max: 5000 }, "q=tál&price_max=5000"],
    ["q=tál+2000-5000+ft", { price_min: 2000, price_max: 5000 }, "q=tál&price_min=2000&price_max=5000"],
    [
      "q=olcsó+tál&colour=blue",
      { price_max: 7900, sort: "price_asc" },
      "q=tál&colour=blue&price_max=7900&sort=price_asc",
    ],
    [
      "q=olcsó+tál&sort=name&price_max=900",
      { price_max: 7900, sort: "price_asc" },
      "q=tál&sort=name&price_max=900",
    ],
    ["q=akciós+tál", { flags: ["on_sale"] }, "q=tál&on_sale=1"],
    ["q=legnépszerűbb+tál&sort=name", { sort: "best_selling" }, "q=tál&sort=name"],
  ] satisfies [string, Partial<WordFilters>, string][])("makes of %s and %j %s", (before, filters, after) => {
    const next = withWordFilters(new URLSearchParams(before), {
      ...search,
      filters: { ...NOTHING_SAID, ...filters },
    })
    expect(decodeURIComponent(next.toString())).toBe(after)
  })

  it("leaves out the term where only the price was typed", () => {
    const filters = { ...NOTHING_SAID, price_max: 5000 }
    const next = withWordFilters(new URLSearchParams("q=5000+ft+alatt"), { ...search, q: "", filters })
    expect(next.toString()).toBe("price_max=5000")
  })
})
