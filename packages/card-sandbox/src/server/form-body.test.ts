import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { decodeForm } from "./form-body.ts"

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe("decodeForm", () => {
  it.each([
    ["", {}],
    ["amount=490000&currency=huf", { amount: "490000", currency: "huf" }],
    ["metadata[order]=1&metadata[k%C3%B6z]=a+b", { metadata: { order: "1", köz: "a b" } }],
    ["expand[]=a&expand[]=b", { expand: ["a", "b"] }],
    ["expand[0]=a&expand[1]=b", { expand: ["a", "b"] }],
    ["card[networks][available][0]=visa", { card: { networks: { available: ["visa"] } } }],
    ["items[0][price]=1&items[0][quantity]=2", { items: [{ price: "1", quantity: "2" }] }],
    ["metadata=", { metadata: "" }],
    ["[a]=1", { "[a]": "1" }],
    ["a[=1", { "a[": "1" }],
  ])("reads %s", (text, expected) => {
    expect(plain(decodeForm(text))).toEqual(expected)
  })

  it("takes __proto__ for a name", () => {
    const params = decodeForm("__proto__[admin]=true&constructor[prototype][admin]=true")
    expect(Object.keys(params)).toEqual(["__proto__", "constructor"])
    expect(({} as Record<string, unknown>).admin).toBeUndefined()
  })

  it("never fails, whatever it is given", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(typeof decodeForm(text)).toBe("object")
      }),
    )
  })
})
