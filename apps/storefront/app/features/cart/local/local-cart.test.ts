import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  dropItem,
  dropReplayed,
  keepItem,
  type LocalCart,
  type LocalCartItem,
  parseLocalCart,
  targetsOf,
} from "./local-cart.ts"

const item = (variant: string, quantity: number): LocalCartItem => ({
  id: `variant_${variant}`,
  variantId: `variant_${variant}`,
  title: variant,
  product_title: `Bögre ${variant}`,
  unit_price: 4290,
  quantity,
  thumbnail: null,
  currency: "HUF",
})

describe("the local cart", () => {
  it("keeps each variant once, up to what a line takes", () => {
    const kept = [item("a", 2), item("b", 1), item("a", 3), item("b", 99)].reduce<LocalCart>(keepItem, [])
    expect(kept).toEqual([item("a", 5), item("b", 99)])
  })

  it("gives up what the shopper does not want after all", () => {
    expect(dropItem([item("a", 2), item("b", 1)], "variant_a")).toEqual([item("b", 1)])
  })

  it("keeps what was put aside while it was being replayed", () => {
    expect(dropReplayed([item("a", 5), item("b", 1)], [item("a", 2), item("b", 1)])).toEqual([item("a", 3)])
  })

  it("asks for its pieces on top of those the cart had", () => {
    expect(targetsOf([item("a", 2), item("b", 1)], [item("a", 3)])).toEqual([
      { variant_id: "variant_a", quantity: 5 },
      { variant_id: "variant_b", quantity: 1 },
    ])
  })
})

describe("parseLocalCart", () => {
  it("gives back what was kept", () => {
    expect(parseLocalCart(JSON.stringify([item("a", 2)]))).toEqual([item("a", 2)])
  })

  it.each([
    ["nothing", null, []],
    ["no JSON", "[", []],
    ["no list", '{"a":1}', []],
    ["no variant", JSON.stringify([{ ...item("a", 1), variantId: "../x" }, item("b", 1)]), [item("b", 1)]],
    ["half a piece", JSON.stringify([{ ...item("a", 1), quantity: 0.5 }]), []],
    [
      "an invented price",
      JSON.stringify([{ ...item("a", 1), unit_price: "free" }]),
      [{ ...item("a", 1), unit_price: 0 }],
    ],
  ])("drops what is broken: %s", (_, text, expected) => {
    expect(parseLocalCart(text)).toEqual(expected)
  })

  it("never fails", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(Array.isArray(parseLocalCart(JSON.stringify(value)))).toBe(true)
      }),
    )
  })
})
