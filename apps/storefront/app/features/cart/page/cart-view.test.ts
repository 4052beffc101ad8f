import type { Cart } from "@porteka/commerce-sdk"
import { budapestDay } from "@porteka/hungary"
import { shop } from "@porteka/shop"
import { expect, test } from "vitest"
import { couponNews, toCartView } from "./cart-view.ts"

const line = (original: number, total: number, code: string) => ({
  id: code,
  quantity: 1,
  unit_price: original,
  original_total: original,
  total,
  tax_total: (total * 27) / 127,
  created_at: "2026",
  tax_lines: [{ rate: 27 }],
  adjustments: [{ code, amount: original - total }],
})

test("the total is whole, as the order button sends it back, though a free delivery leaves a trace", () => {
  const trace = -2.3e-13
  const cart = {
    currency_code: "huf",
    total: 1791 + trace,
    item_total: 1791,
    metadata: null,
    items: [line(1990, 1791, "TIZ")],
    shipping_methods: [{ ...line(1290, trace, "INGYEN"), name: "GLS", data: { code: "locker" } }],
    promotions: [{ code: "TIZ" }, { code: "INGYEN" }],
  } as unknown as Cart
  const view = toCartView(cart, shop)
  expect(view.total).toBe(1791)
  expect(view.sums.rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(1791)
  expect(view.discounts).toEqual([
    { code: "TIZ", amount: 199, isGiftCard: false, left: null, missing: null, refused: null },
    { code: "INGYEN", amount: 1290, isGiftCard: false, left: null, missing: null, refused: null },
  ])
  expect(view.sums.vat).toEqual({ percent: 27, amount: 381 })
})

test("a gift card that pays says what remains on it, if its balance is known", () => {
  const [card, other] = ["511D6E61BE2EB683", "0123456789ABCDEF"]
  const cart = {
    currency_code: "huf",
    total: 0,
    item_total: 0,
    items: [line(2290, 0, card)],
    shipping_methods: [],
    promotions: [{ code: card }, { code: other }],
  } as unknown as Cart
  const view = toCartView(cart, shop, { cardBalances: { [card]: 20_000 } })
  expect(view.discounts.map(({ code, left }) => [code, left])).toEqual([
    [card, 17_710],
    [other, null],
  ])
})

test("a code with a smallest cart value says how much is missing, without gift cards and before discounts", () => {
  const pieces = (unit_price: number, quantity: number, is_giftcard = false) => ({
    ...line(unit_price * quantity, unit_price * quantity - 100, "TIZ"),
    unit_price,
    quantity,
    is_giftcard,
  })
  const cart = {
    currency_code: "huf",
    total: 28_800,
    item_total: 28_800,
    kept_codes: [
      { code: "HAT", minimum: 9000 },
      { code: "HUSZ", minimum: 20_000 },
    ],
    items: [pieces(3000, 3), pieces(20_000, 1, true)],
    shipping_methods: [],
    promotions: [{ code: "TIZ" }, { code: "HAT" }],
  } as unknown as Cart
  const view = toCartView(cart, shop)
  expect(view.discounts.map(({ code, missing }) => [code, missing])).toEqual([
    ["TIZ", null],
    ["HAT", null],
    ["HUSZ", { minimum: 20_000, missing: 11_000 }],
  ])
  const news = (applied: string) => couponNews(view, { applied, waiting: null })
  expect(news("HAT")).toEqual({ code: "HAT", isApplied: true })
  expect(news("HUSZ")).toEqual({ code: "HUSZ", isApplied: false })
})

test("a code that cannot be used is shown last, with the reason, and asks for no more products", () => {
  const cart = {
    currency_code: "huf",
    total: 1000,
    item_total: 1000,
    kept_codes: [
      { code: "HUSZ", minimum: 20_000, refused: "used_up" },
      { code: "TIZ", minimum: 1000 },
    ],
    items: [line(1000, 900, "TIZ")],
    shipping_methods: [],
    promotions: [{ code: "TIZ" }],
  } as unknown as Cart
  const view = toCartView(cart, shop)
  expect(view.discounts.map(({ code, missing, refused }) => [code, missing, refused])).toEqual([
    ["TIZ", null, null],
    ["HUSZ", null, "used_up"],
  ])
  expect(couponNews(view, { applied: "HUSZ", waiting: null })).toEqual({ code: "HUSZ", isApplied: false })
})

test("a transfer is waited for, so the days are counted from its arrival", () => {
  const cart = (payment_method: string, total = 1990) =>
    ({
      currency_code: "huf",
      total,
      item_total: total,
      metadata: { payment_method },
      items: [line(1990, 1990, "")],
      shipping_methods: [],
      promotions: [],
    }) as unknown as Cart
  const { handlingWorkingDays: packing, courier } = shop.delivery
  expect(toCartView(cart("bank_transfer"), shop, { makingDays: 5 }).estimate).toEqual({
    kind: "after_payment",
    from: 5 + packing.from + courier.workingDays.from,
    to: 5 + packing.to + courier.workingDays.to,
    closures: [],
  })
  const closure = { from: budapestDay(new Date()), to: budapestDay(new Date()) }
  const closed = { ...shop, delivery: { ...shop.delivery, closures: [closure] } }
  expect(toCartView(cart("bank_transfer"), closed).estimate).toMatchObject({ closures: [closure] })
  expect(toCartView(cart("card"), shop).estimate.kind).toBe("between")
  // Paid completely by a gift card: no transfer is expected.
  expect(toCartView(cart("bank_transfer", 0), shop).estimate.kind).toBe("between")
})
