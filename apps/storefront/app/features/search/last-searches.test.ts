import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addSearch, MOST_SEARCHES, parseSearches } from "./last-searches.ts"

describe("addSearch", () => {
  it("puts the newest first, and keeps five", () => {
    const list = ["a", "b", "c", "d", "e", "f", "g"].reduce(addSearch, parseSearches("[]"))
    expect(MOST_SEARCHES).toBe(5)
    expect(list).toEqual(["g", "f", "e", "d", "c"])
  })

  it("moves a repeated search to the front, and ignores an empty one", () => {
    expect(addSearch(["bögre", "tál"], " Tál ")).toEqual(["Tál", "bögre"])
    const list = ["bögre"]
    expect(addSearch(list, "  ")).toBe(list)
  })
})

describe("parseSearches", () => {
  it("gives back what was kept and drops what is broken", () => {
    expect(parseSearches('["tál", 1, null, "bögre", ""]')).toEqual(["tál", "bögre"])
    expect(parseSearches("{")).toEqual([])
  })

  it("never fails", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(parseSearches(JSON.stringify(value)).length).toBeLessThanOrEqual(MOST_SEARCHES)
      }),
    )
  })
})
