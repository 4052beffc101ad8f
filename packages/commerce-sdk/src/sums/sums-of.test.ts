import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { anyCart, isCard, line, method, priced } from "../test-kit/priced-carts.ts"
import { discountBy, type Priced } from "./summary-rows.ts"
import { sumsOf, vatOf } from "./sums-of.ts"

describe("sumsOf", () => {
  const given = { CARD1: 3000 }
  const sold = { CARD2: 10_000 }
  const parts = (discounts: Record<string, number>, change: Partial<Priced> = {}) =>
    sumsOf(priced([line(28_870, discounts)], [method("courier", 1990)], change), isCard)

  it("has no card below the total without one", () => {
    expect(parts({})).toEqual({
      rows: [
        { kind: "items", amount: 28_870 },
        { kind: "delivery", amount: 1990 },
      ],
      price: 30_860,
      vat: { percent: 27, amount: 6138 + 423 },
      paidByCard: 0,
      toPay: 30_860,
    })
  })

  it("shows a card that was given out as a discount", () => {
    expect(parts(given)).toMatchObject({
      rows: [
        { kind: "items", amount: 28_870 },
        { kind: "delivery", amount: 1990 },
        { kind: "gift_card", amount: -3000 },
      ],
      price: 27_860,
      paidByCard: 0,
      toPay: 27_860,
    })
  })

  it("shows a card that was sold below the price, whose VAT is that of the whole", () => {
    expect(parts(sold, { gift_card_paid: { amount: 10_000, tax_total: 6561 } })).toEqual({
      rows: [
        { kind: "items", amount: 28_870 },
        { kind: "delivery", amount: 1990 },
      ],
      price: 30_860,
      vat: { percent: 27, amount: 6561 },
      paidByCard: 10_000,
      toPay: 20_860,
    })
  })

  it("keeps both apart in one cart", () => {
    expect(
      parts({ ...given, ...sold }, { gift_card_paid: { amount: 10_000, tax_total: 5923 } }),
    ).toMatchObject({
      rows: [{ kind: "items" }, { kind: "delivery" }, { kind: "gift_card", amount: -3000 }],
      price: 27_860,
      vat: { percent: 27, amount: 5923 },
      paidByCard: 10_000,
      toPay: 17_860,
    })
  })

  it("keeps the price of what a card pays completely", () => {
    const cart = priced([line(28_870, { CARD2: 28_870 })], [], {
      gift_card_paid: { amount: 28_870, tax_total: 6138 },
    })
    expect(sumsOf(cart, isCard)).toEqual({
      rows: [{ kind: "items", amount: 28_870 }],
      price: 28_870,
      vat: { percent: 27, amount: 6138 },
      paidByCard: 28_870,
      toPay: 0,
    })
  })

  it("adds up from the products to what is left to pay, whatever the cart", () => {
    fc.assert(
      fc.property(anyCart, fc.double({ min: 0, max: 1, noNaN: true }), (cart, share) => {
        const byCards = [
          ...cart.items,
          ...cart.shipping_methods.filter(({ data }) => data?.code === "courier"),
        ]
          .map((part) => discountBy(part, isCard))
          .reduce((sum, amount) => sum + amount, 0)
        const amount = Math.floor(byCards * share)
        const paid = amount === 0 ? {} : { gift_card_paid: { amount, tax_total: 0 } }
        const sums = sumsOf({ ...cart, ...paid }, isCard)
        expect(sums.rows.reduce((sum, row) => sum + row.amount, 0)).toBe(sums.price)
        expect(sums.price - sums.paidByCard).toBe(sums.toPay)
        expect(sums.toPay).toBe(Math.round(cart.total))
        const asDiscount = sums.rows.find(({ kind }) => kind === "gift_card")?.amount ?? 0
        expect(asDiscount).toBe(amount - byCards)
      }),
    )
  })
})

describe("vatOf", () => {
  it.each<[string, Priced, unknown]>([
    ["in whole forints", priced([line(1890)], []), { percent: 27, amount: 402 }],
    // Three times 425.197 are 1,275.59.
    [
      "rounded by line, as on the invoice",
      priced([line(2000), line(2000), line(2000)], []),
      { percent: 27, amount: 3 * 425 },
    ],
    [
      "with several rates",
      priced([line(1890), { ...line(1000), tax_total: 1000 / 21, tax_lines: [{ rate: 5 }] }], []),
      { percent: null, amount: 402 + 48 },
    ],
    ["without that of a credit", { ...priced([line(6670)], []), total: 4680 }, { percent: 27, amount: 995 }],
    [
      "without that of a credit, of a price that a gift card paid in part",
      {
        ...priced([line(6670, { CARD: 2000 })], []),
        total: 2680,
        gift_card_paid: { amount: 2000, tax_total: 1418 },
      },
      { percent: 27, amount: 995 },
    ],
    [
      "of a seller who is exempt",
      priced([{ ...line(1890), tax_total: 0, tax_lines: [{ rate: 0 }] }], []),
      null,
    ],
    ["before anything is taxed", priced([{ ...line(1890), tax_lines: [] }], []), null],
  ])("%s", (_case, cart, vat) => {
    expect(vatOf(cart)).toEqual(vat)
  })
})
