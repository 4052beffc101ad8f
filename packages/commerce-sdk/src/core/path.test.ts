import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { countPlaces, fillPath } from "./path.ts"

describe("fillPath", () => {
  it("fills places in order", () => {
    expect(fillPath("/store/carts/{id}/line-items/{line_id}", ["cart_1", "cali_2"])).toBe(
      "/store/carts/cart_1/line-items/cali_2",
    )
    expect(countPlaces("/store/carts/{id}/line-items/{line_id}")).toBe(2)
    expect(countPlaces("/store/carts")).toBe(0)
  })

  it.each([[""], ["."], [".."], [undefined], [null], [7]])(
    "refuses %j, which would address something else",
    (value) => {
      expect(() => fillPath("/store/orders/{id}", [value])).toThrow(TypeError)
    },
  )

  it("never lets a value lead to another route", () => {
    const value = fc
      .string({ unit: "grapheme", minLength: 1 })
      .filter((text) => text !== "." && text !== "..")
    fc.assert(
      fc.property(value, (id) => {
        const { pathname, search, hash } = new URL(`http://h${fillPath("/store/orders/{id}", [id])}`)
        expect(pathname.split("/").slice(0, 3)).toEqual(["", "store", "orders"])
        expect(pathname.split("/")).toHaveLength(4)
        expect(decodeURIComponent(pathname.split("/")[3] ?? "")).toBe(id)
        expect(search + hash).toBe("")
      }),
    )
  })
})
