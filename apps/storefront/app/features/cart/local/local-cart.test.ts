import { lineKey } from "@porteka/shop"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { LocalCart, LocalCartItem } from "../contract/kept-line.ts"
import { dropItem, dropReplayed, keepItem, parseLocalCart, targetsOf } from "./local-cart.ts"

const item = (variant: string, quantity: number): LocalCartItem => ({
  id: `variant_${variant}`,
  variantId: `variant_${variant}`,
  options: {},
  title: variant,
  product_title: `Bögre ${variant}`,
  unit_price: 4290,
  quantity,
  thumbnail: null,
  currency: "HUF",
})

const named = (name: string, quantity: number): LocalCartItem => {
  const options = { gift_wrap: true, personalisation: name } as const
  return { ...item("a", quantity), id: lineKey({ variantId: "variant_a", options }), options }
}

describe("the local cart", () => {
  it("keeps a variant apart that is wanted in another way", () => {
    const kept = [item("a", 2), named("Anna", 1), named("Béla", 1), named("Anna", 1)]
    expect(kept.reduce<LocalCart>(keepItem, [])).toEqual([item("a", 2), named("Anna", 2), named("Béla", 1)])
    expect(dropItem([item("a", 2), named("Anna", 1)], named("Anna", 1).id)).toEqual([item("a", 2)])
    expect(dropReplayed([item("a", 2), named("Anna", 1)], [named("Anna", 1)])).toEqual([item("a", 2)])
  })

  it("asks for a line with its options on top of the same one", () => {
    expect(targetsOf([named("Anna", 1)], [item("a", 5), named("Anna", 2)])).toEqual([
      { variant_id: "variant_a", options: { gift_wrap: true, personalisation: "Anna" }, quantity: 3 },
    ])
  })

  it("keeps each variant once, up to what a line takes", () => {
    const kept = [item("a", 2), item("b", 1), item("a", 3), item("b", 99)].reduce<LocalCart>(keepItem, [])
    expect(kept).toEqual([item("a", 5), item("b", 99)])
  })

  it("removes what the shopper no longer wants", () => {
    expect(dropItem([item("a", 2), item("b", 1)], "variant_a")).toEqual([item("b", 1)])
  })

  it("keeps what was put aside while it was being replayed", () => {
    expect(dropReplayed([item("a", 5), item("b", 1)], [item("a", 2), item("b", 1)])).toEqual([item("a", 3)])
  })

  it("asks for its pieces on top of those the cart had", () => {
    expect(targetsOf([item("a", 2), item("b", 1)], [item("a", 3)])).toEqual([
      { variant_id: "variant_a", options: {}, quantity: 5 },
      { variant_id: "variant_b", options: {}, quantity: 1 },
    ])
  })
})

describe("parseLocalCart", () => {
  it("gives back what was kept", () => {
    const kept = [item("a", 2), named("Anna", 1)]
    expect(parseLocalCart(JSON.stringify(kept))).toEqual(kept)
  })

  it.each([
    ["nothing", null, []],
    ["no JSON", "[", []],
    ["no list", '{"a":1}', []],
    ["no variant", JSON.stringify([{ ...item("a", 1), variantId: "../x" }, item("b", 1)]), [item("b", 1)]],
    ["an unknown key", JSON.stringify([{ ...named("Anna", 1), id: "variant_b" }]), [named("Anna", 1)]],
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
