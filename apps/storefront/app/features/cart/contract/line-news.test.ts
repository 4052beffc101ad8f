import type { Cart, CartLineItem, CatalogueProduct } from "@porteka/commerce-sdk/wire"
import { describe, expect, it } from "vitest"
import { priceNews, stockNews, type VariantNow, variantNow } from "./line-news.ts"

const line = (id: string, quantity: number, unitPrice = 1000, variant = "variant_a") =>
  ({ id, quantity, unit_price: unitPrice, variant_id: variant }) as CartLineItem

describe("stockNews", () => {
  it.each<[string, VariantNow, unknown]>([
    ["enough", { stock: 3, price: 1000 }, []],
    ["not counted", { stock: null, price: 1000 }, []],
    ["too few", { stock: 2, price: 1000 }, [{ kind: "stock", left: 2 }]],
    ["sold out", { stock: 0, price: 1000 }, [{ kind: "stock", left: 0 }]],
    ["oversold", { stock: -1, price: 1000 }, [{ kind: "stock", left: 0 }]],
    ["without a price", { stock: 3, price: null }, [{ kind: "gone" }]],
    ["no longer there", null, [{ kind: "gone" }]],
  ])("three pieces, %s", (_, now, news) => {
    const only = line("a", 3)
    expect(stockNews(only, [only], now)).toEqual(news)
  })

  it("sums the lines of one variant", () => {
    const lines = [line("a", 2), line("b", 2), line("c", 9, 1000, "variant_c")]
    expect(stockNews(lines[0] as CartLineItem, lines, { stock: 3, price: 1000 })).toEqual([
      { kind: "stock", left: 3 },
    ])
  })
})

it("names the lines whose price is another one now", () => {
  const before = { items: [line("a", 1, 1000), line("b", 1, 2000)] } as Cart
  const after = { items: [line("a", 1, 1200), line("b", 1, 2000), line("c", 1, 1)] } as Cart
  expect(priceNews(before, after)).toEqual({ a: [{ kind: "price", from: 1000, to: 1200 }] })
})

it("finds a variant on its product's page", () => {
  const product = { variants: [{ id: "variant_a", stock: 2, price: { amount: 5 } }] } as CatalogueProduct
  expect(variantNow(product, "variant_a")).toEqual({ stock: 2, price: 5 })
  expect(variantNow(product, "variant_b")).toBeNull()
  expect(variantNow(null, "variant_a")).toBeNull()
})
