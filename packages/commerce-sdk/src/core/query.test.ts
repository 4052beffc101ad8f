import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { buildQuery } from "./query.ts"

describe("buildQuery", () => {
  it("gives nothing for nothing", () => {
    expect(buildQuery(undefined)).toBe("")
    expect(buildQuery({})).toBe("")
    expect(buildQuery({ a: undefined, b: null, c: [] })).toBe("")
  })

  it("repeats the key for several values", () => {
    expect(buildQuery({ materials: ["fa", "agyag"] })).toBe("?materials=fa&materials=agyag")
  })

  it("writes operators in brackets", () => {
    const query = new URLSearchParams(buildQuery({ created_at: { $gt: new Date(0), $in: [1, 2] } }))
    expect([...query]).toEqual([
      ["created_at[$gt]", "1970-01-01T00:00:00.000Z"],
      ["created_at[$in]", "1"],
      ["created_at[$in]", "2"],
    ])
  })

  it("escapes what people type", () => {
    expect(buildQuery({ q: "bögre & tál=?#" })).toBe("?q=b%C3%B6gre%20%26%20t%C3%A1l%3D%3F%23")
  })

  it("keeps false and zero", () => {
    expect(buildQuery({ in_stock: false, offset: 0 })).toBe("?in_stock=false&offset=0")
  })

  const text = fc.string({ unit: "grapheme" })

  it("is read back by any reader as it was given, whatever it holds", () => {
    fc.assert(
      fc.property(fc.dictionary(text, fc.oneof(text, fc.array(text)), { noNullPrototype: true }), (query) => {
        const expected = Object.entries(query).flatMap(([key, value]) =>
          [value].flat().map((one) => [key, one]),
        )
        expect([...new URLSearchParams(buildQuery(query))]).toEqual(expected)
      }),
    )
  })

  it("never lets a value out of its place", () => {
    fc.assert(
      fc.property(text, (value) => {
        expect(new URL(`http://h/store/products${buildQuery({ q: value })}`).pathname).toBe("/store/products")
        expect([...new URL(`http://h/${buildQuery({ q: value })}`).searchParams.keys()]).toEqual(["q"])
      }),
    )
  })
})
