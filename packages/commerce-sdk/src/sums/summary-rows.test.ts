import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { anyCart, isCard, line, method, priced } from "../test-kit/priced-carts.ts"
import { FEE_OPTION_CODE } from "../types/shipping-types.ts"
import { codeDiscounts, type Priced, type PricedLine, summaryRows } from "./summary-rows.ts"

const rowsOf = (cart: Priced) => summaryRows(cart, isCard).map(({ kind, amount }) => [kind, amount])

describe("summaryRows", () => {
  it.each<[string, Priced, [string, number][]]>([
    ["items alone", priced([line(1890)], []), [["items", 1890]]],
    [
      "a delivery that a code makes free stands with its price, and the discount once",
      priced([line(1890)], [method("courier", 1990, { INGYEN: 1990 })]),
      [
        ["items", 1890],
        ["delivery", 1990],
        ["delivery_discount", -1990],
      ],
    ],
    [
      "a code for items, one for delivery, and the fee",
      priced(
        [line(6380, { TIZ: 638 })],
        [method("locker", 1290, { INGYEN: 1290 }), method(FEE_OPTION_CODE, 490)],
      ),
      [
        ["items", 6380],
        ["items_discount", -638],
        ["delivery", 1290],
        ["delivery_discount", -1290],
        ["fee", 490],
      ],
    ],
    [
      "a gift card for which nobody has paid, on items beside a code and on the delivery",
      priced([line(6380, { TIZ: 638, CARD1: 2000 })], [method("courier", 1990, { CARD1: 990 })]),
      [
        ["items", 6380],
        ["items_discount", -638],
        ["delivery", 1990],
        ["gift_card", -2990],
      ],
    ],
    [
      "a delivery that costs nothing has a row",
      priced([line(30_000)], [method("courier", 0)]),
      [
        ["items", 30_000],
        ["delivery", 0],
      ],
    ],
    [
      "items that have come back, beside those that were kept",
      priced([{ ...line(5000), return_received_total: 2500 }], [method("courier", 1990)]),
      [
        ["items", 7500],
        ["delivery", 1990],
        ["returned", -2500],
      ],
    ],
    [
      "what was changed afterward",
      priced([line(5000)], [], { total: 3500 }),
      [
        ["items", 5000],
        ["adjustment", -1500],
      ],
    ],
  ])("%s", (_case, cart, rows) => {
    expect(rowsOf(cart)).toEqual(rows)
  })

  it("adds up to the total, whatever the cart", () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const rows = summaryRows(cart, isCard)
        expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(Math.round(cart.total))
        expect(new Set(rows.map(({ kind }) => kind)).size).toBe(rows.length)
      }),
    )
  })
})

describe("codeDiscounts", () => {
  it("returns gross amounts for adjustments stored net", () => {
    const delivery = {
      ...method("courier", 1990, { INGYEN: 1990 }),
      adjustments: [{ code: "INGYEN", amount: 1990 / 1.27 }],
    }
    expect([...codeDiscounts(priced([line(1890)], [delivery]))]).toEqual([["INGYEN", 1990]])
  })

  it("adds up to the rows of discounts, in whole forints, whether adjustments are stored gross or net", () => {
    fc.assert(
      fc.property(anyCart, fc.constantFrom(1, 1.27), ({ items, shipping_methods: methods, total }, ratio) => {
        const netted = <Part extends PricedLine>(part: Part): Part => ({
          ...part,
          adjustments: part.adjustments?.map(({ code, amount }) => ({ code, amount: amount / ratio })),
        })
        const cart = { items: items.map(netted), shipping_methods: methods.map(netted) }
        const amounts = [...codeDiscounts(cart).values()]
        const lines = [...items, ...methods]
        const discount = lines.reduce((sum, part) => sum + part.original_total - part.total, 0)
        expect(amounts.every(Number.isInteger)).toBe(true)
        expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(discount)
        expect(total).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
