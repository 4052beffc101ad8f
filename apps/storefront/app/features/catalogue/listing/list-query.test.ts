import { FACETS, facetParameters, VALUES_FACETS } from "@porteka/shop"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { withPage } from "./list-address.ts"
import { parseListQuery } from "./list-query.server.ts"

const parse = (search: string) => parseListQuery(new URLSearchParams(search))

describe("parseListQuery", () => {
  it.each([
    ["", { page: 1, page_size: 24, facets: {} }],
    ["page=3&sort=price_asc", { page: 3, page_size: 24, facets: {}, sort: "price_asc" }],
    ["page=0", { page: 1, page_size: 24, facets: {} }],
    ["page=-1", { page: 1, page_size: 24, facets: {} }],
    ["page=1.5", { page: 1, page_size: 24, facets: {} }],
    ["page=1e9", { page: 1, page_size: 24, facets: {} }],
    ["sort=DROP TABLE", { page: 1, page_size: 24, facets: {} }],
    [
      "material=clay&material=wood&material=clay",
      { page: 1, page_size: 24, facets: { material: ["clay", "wood"] } },
    ],
    ["material=<script>", { page: 1, page_size: 24, facets: {} }],
    [
      "price_min=1000&price_max=5000",
      { page: 1, page_size: 24, facets: {}, price_min: 1000, price_max: 5000 },
    ],
    [
      "price_min=5000&price_max=1000",
      { page: 1, page_size: 24, facets: {}, price_min: 1000, price_max: 5000 },
    ],
    ["in_stock=1&on_sale=yes", { page: 1, page_size: 24, facets: {}, in_stock: true }],
  ])("reads %j", (search, expected) => {
    expect(parse(search)).toEqual(expected)
  })

  it.each(FACETS)("reads $key", ({ key, kind }) => {
    if (kind === "values") {
      expect(parse(`${key}=one&${key}=two`).facets).toEqual({ [key]: ["one", "two"] })
      expect(parse(`${key}=<script>`).facets).toEqual({})
    } else if (kind === "flag") {
      expect(parse(`${key}=1`)).toMatchObject({ [key]: true })
      expect(parse(`${key}=yes`)).not.toHaveProperty(key)
    } else {
      expect(parse(`${key}_min=2&${key}_max=7`)).toMatchObject({ [`${key}_min`]: 2, [`${key}_max`]: 7 })
      expect(parse(`${key}_min=x`)).not.toHaveProperty(`${key}_min`)
    }
  })

  it("never fails and keeps to its limits, whatever the address says", () => {
    const parameters = ["page", ...FACETS.flatMap(facetParameters)]
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...parameters), fc.string())), (pairs) => {
        const query = parseListQuery(new URLSearchParams(pairs))
        expect(Number.isInteger(query.page)).toBe(true)
        expect(query.page).toBeGreaterThanOrEqual(1)
        for (const { key } of VALUES_FACETS) {
          expect(query.facets?.[key] ?? []).toSatisfy((values: string[]) =>
            values.every((value) => /^[a-z0-9-]+$/.test(value)),
          )
        }
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
