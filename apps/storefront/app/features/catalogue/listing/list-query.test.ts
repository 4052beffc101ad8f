import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { parseListQuery, withPage } from "./list-query.ts"

const parse = (search: string) => parseListQuery(new URLSearchParams(search))

describe("parseListQuery", () => {
  it.each([
    ["", { page: 1, page_size: 24 }],
    ["page=3&sort=price_asc", { page: 3, page_size: 24, sort: "price_asc" }],
    ["page=0", { page: 1, page_size: 24 }],
    ["page=-1", { page: 1, page_size: 24 }],
    ["page=1.5", { page: 1, page_size: 24 }],
    ["page=1e9", { page: 1, page_size: 24 }],
    ["sort=DROP TABLE", { page: 1, page_size: 24 }],
    ["material=clay&material=wood&material=clay", { page: 1, page_size: 24, materials: ["clay", "wood"] }],
    ["material=<script>", { page: 1, page_size: 24 }],
    ["price_min=1000&price_max=5000", { page: 1, page_size: 24, price_min: 1000, price_max: 5000 }],
    ["price_min=5000&price_max=1000", { page: 1, page_size: 24, price_min: 5000 }],
    ["in_stock=1&on_sale=yes", { page: 1, page_size: 24, in_stock: true }],
  ])("reads %j", (search, expected) => {
    expect(parse(search)).toEqual(expected)
  })

  it("never fails and keeps to its limits, whatever the address says", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (page, material, price) => {
        const query = parseListQuery(new URLSearchParams({ page, material, price_min: price }))
        expect(Number.isInteger(query.page)).toBe(true)
        expect(query.page).toBeGreaterThanOrEqual(1)
        expect(query.materials ?? []).toSatisfy((values: string[]) =>
          values.every((value) => /^[a-z0-9-]+$/.test(value)),
        )
      }),
    )
  })
})

describe("withPage", () => {
  it.each([
    ["sort=name", 2, "?sort=name&page=2"],
    ["sort=name&page=7", 1, "?sort=name"],
    ["page=7", 1, "?"],
  ])("%s to page %i", (search, page, expected) => {
    expect(withPage(new URLSearchParams(search), page)).toBe(expected)
  })
})
