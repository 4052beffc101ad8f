import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  addItem,
  changeVariant,
  hasProduct,
  parseWishlist,
  putBack,
  removeProduct,
  removeVariant,
  toggleItem,
  type WishlistItem,
} from "./wishlist-state.ts"

function item(id: string, variant: string, others: string[] = []): WishlistItem {
  return {
    id,
    variantId: variant,
    selectedVariantId: variant,
    variantTitle: variant,
    variants: [variant, ...others].map((one) => ({ id: one, title: one, inventory_quantity: 3 })),
    title: id,
    image: null,
    handle: id,
    locale: "hu",
    price: 1000,
    currency: "HUF",
    addedAt: "2026-11-21T08:00:00.000Z",
  }
}

const mug = item("mug", "mug-blue", ["mug-green"])
const greenMug = item("mug", "mug-green", ["mug-blue"])
const bowl = item("bowl", "bowl-1")

describe("adding", () => {
  it("puts the newest first", () => {
    expect(addItem([mug], bowl)).toEqual([bowl, mug])
  })

  it("refuses an item without a variant", () => {
    expect(addItem([mug], { ...bowl, selectedVariantId: "" })).toEqual([mug])
  })

  it("ignores a variant that is there, and takes another of the same product", () => {
    expect(addItem([mug], { ...mug, price: 1 })).toEqual([mug])
    expect(addItem([mug], greenMug)).toEqual([greenMug, mug])
  })
})

describe("removing", () => {
  it("by product takes all its variants", () => {
    expect(removeProduct([greenMug, bowl, mug], "mug")).toEqual([bowl])
  })

  it("by variant takes that one", () => {
    expect(removeVariant([greenMug, bowl, mug], "mug-blue")).toEqual([greenMug, bowl])
  })

  it("of what is not there changes nothing", () => {
    const list = [mug]
    expect(removeProduct(list, "x")).toBe(list)
    expect(removeVariant(list, "x")).toBe(list)
  })
})

it("what was removed comes back in its order, and what was added meanwhile stays", () => {
  expect(putBack([greenMug, bowl], [mug, bowl])).toEqual([mug, greenMug, bowl])
})

describe("toggleItem", () => {
  it("adds and takes away by variant", () => {
    expect(toggleItem([bowl], mug)).toEqual([mug, bowl])
    expect(toggleItem([mug, bowl], mug)).toEqual([bowl])
  })
})

describe("changeVariant", () => {
  it("chooses another variant of the product", () => {
    expect(changeVariant([mug, bowl], "mug-blue", "mug-green")).toEqual([
      { ...mug, selectedVariantId: "mug-green", variantTitle: "mug-green" },
      bowl,
    ])
  })

  it("drops the item when that variant is on the list already", () => {
    expect(changeVariant([mug, greenMug], "mug-blue", "mug-green")).toEqual([greenMug])
  })

  it("changes nothing for a variant the product does not have", () => {
    expect(changeVariant([mug], "mug-blue", "bowl-9")).toEqual([mug])
  })
})

describe("parseWishlist", () => {
  it("gives back what was kept", () => {
    expect(parseWishlist(JSON.stringify([mug, bowl]))).toEqual([mug, bowl])
  })

  it.each([
    ["nothing", null, []],
    ["no JSON", "{", []],
    ["no list", '{"a":1}', []],
    ["an item without product", JSON.stringify([{ ...mug, id: undefined }, bowl]), [bowl]],
    ["an item without variant", JSON.stringify([{ ...mug, variantId: null }, bowl]), [bowl]],
    ["the same variant twice", JSON.stringify([mug, mug]), [mug]],
    ["null", "[null]", []],
  ])("drops what is broken: %s", (_, text, expected) => {
    expect(parseWishlist(text)).toEqual(expected)
  })

  it("never fails", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(Array.isArray(parseWishlist(JSON.stringify(value)))).toBe(true)
      }),
    )
  })
})

it("knows products", () => {
  expect(hasProduct([mug], "mug")).toBe(true)
  expect(hasProduct([mug], "bowl")).toBe(false)
})
