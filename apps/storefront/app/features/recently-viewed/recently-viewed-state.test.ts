import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addViewed, MOST_VIEWED, parseViewed, type ViewedProduct } from "./recently-viewed-state.ts"

const viewed = (id: string, viewedAt = "2026-11-21T08:00:00.000Z"): ViewedProduct => ({
  id,
  handle: id,
  title: id,
  maker: null,
  picture: null,
  locale: "hu",
  viewedAt,
})

describe("addViewed", () => {
  it("puts the newest first", () => {
    expect(addViewed([viewed("a")], viewed("b")).map(({ id }) => id)).toEqual(["b", "a"])
  })

  it("moves a product seen before to the front", () => {
    const again = viewed("a", "2026-11-21T09:00:00.000Z")
    expect(addViewed([viewed("b"), viewed("a")], again)).toEqual([again, viewed("b")])
  })

  it("keeps ten", () => {
    const list = Array.from({ length: 12 }, (_, index) => viewed(`p${index}`)).reduce(
      addViewed,
      parseViewed(null),
    )
    expect(MOST_VIEWED).toBe(10)
    expect(list.map(({ id }) => id)).toEqual(["p11", "p10", "p9", "p8", "p7", "p6", "p5", "p4", "p3", "p2"])
  })
})

describe("parseViewed", () => {
  it("gives back what was kept and drops what is broken", () => {
    expect(
      parseViewed(JSON.stringify([viewed("a"), { id: 1 }, null, { ...viewed("b"), picture: {} }])),
    ).toEqual([viewed("a")])
    expect(parseViewed("{")).toEqual([])
  })

  it("never fails", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(Array.isArray(parseViewed(JSON.stringify(value)))).toBe(true)
      }),
    )
  })
})
