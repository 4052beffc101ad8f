import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { fillPath, paramsOf } from "./path.ts"

describe("fillPath", () => {
  it("fills in parameters by their names", () => {
    expect(fillPath("/store/carts/{id}/line-items/{line_id}", { line_id: "cali_2", id: "cart_1" })).toBe(
      "/store/carts/cart_1/line-items/cali_2",
    )
    expect(paramsOf("/store/carts/{id}/line-items/{line_id}")).toEqual(["id", "line_id"])
    expect(paramsOf("/store/carts")).toEqual([])
  })

  it.each([[""], ["."], [".."], [undefined], [null], [7]])(
    "refuses %j, which would address something else",
    (value) => {
      expect(() => fillPath("/store/orders/{id}", { id: value })).toThrow(TypeError)
    },
  )

  it("never lets a value lead to another route", () => {
    const value = fc
      .string({ unit: "grapheme", minLength: 1 })
      .filter((text) => text !== "." && text !== "..")
    fc.assert(
      fc.property(value, (id) => {
        const { pathname, search, hash } = new URL(`http://h${fillPath("/store/orders/{id}", { id })}`)
        expect(pathname.split("/").slice(0, 3)).toEqual(["", "store", "orders"])
        expect(pathname.split("/")).toHaveLength(4)
        expect(decodeURIComponent(pathname.split("/")[3] ?? "")).toBe(id)
        expect(search + hash).toBe("")
      }),
    )
  })
})
