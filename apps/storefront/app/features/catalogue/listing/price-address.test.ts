import { describe, expect, it } from "vitest"
import { withPriceFilters } from "./price-address.ts"

const search = {
  q: "tál",
  exact_count: 3,
  suggestion: null,
  left_out: [],
  foreign_price: null,
  everything: false,
  help: [],
}

describe("withPriceFilters", () => {
  it.each([
    ["q=tál+5000+ft+alatt", { min: null, max: 5000, sort: null }, "q=tál&price_max=5000"],
    ["q=tál+2000-5000+ft", { min: 2000, max: 5000, sort: null }, "q=tál&price_min=2000&price_max=5000"],
    [
      "q=olcsó+tál&colour=blue",
      { min: null, max: 7900, sort: "price_asc" },
      "q=tál&colour=blue&price_max=7900&sort=price_asc",
    ],
    [
      "q=olcsó+tál&sort=name&price_max=900",
      { min: null, max: 7900, sort: "price_asc" },
      "q=tál&sort=name&price_max=900",
    ],
  ] as const)("makes of %s and %j %s", (before, price, after) => {
    const next = withPriceFilters(new URLSearchParams(before), { ...search, price })
    expect(decodeURIComponent(next.toString())).toBe(after)
  })

  it("leaves out the term where only the price was typed", () => {
    const price = { min: null, max: 5000, sort: null }
    const next = withPriceFilters(new URLSearchParams("q=5000+ft+alatt"), { ...search, q: "", price })
    expect(next.toString()).toBe("price_max=5000")
  })
})
