import type { SaleCut, SaleRounding } from "@porteka/commerce-sdk"
import type { PriceRecord } from "@porteka/hungary"
import fc from "fast-check"
import { describe, expect, it, test } from "vitest"
import { type KnownPrices, planPrice } from "./plan-price.ts"

const NOW = new Date("2026-11-10T12:00:00Z")
const START = new Date("2026-11-15T00:00:00Z")
const day = (text: string) => new Date(`2026-${text}T00:00:00Z`)

const base = (amount: number, from: string): PriceRecord => ({
  amount,
  source: "base",
  valid_from: day(from),
})
const sale = (amount: number, from: string): PriceRecord => ({
  amount,
  source: "sale",
  valid_from: day(from),
})
const percent = (value: number): SaleCut => ({ kind: "percent", percent: value })

const LONG: KnownPrices = { now: 12_900, regular: 12_900, history: [base(12_900, "09-01")], others: [] }
const AFTER_A_SALE: KnownPrices = {
  ...LONG,
  history: [base(12_900, "09-01"), sale(9900, "10-20"), base(12_900, "10-26")],
}
const IN_A_SALE: KnownPrices = {
  ...LONG,
  now: 9900,
  history: [base(12_900, "09-01"), sale(9900, "11-01")],
  others: [{ amount: 9900, starts_at: day("11-01"), ends_at: day("11-13") }],
}

const plan = (prices: KnownPrices, cut: SaleCut, typed?: number, start = START) =>
  planPrice(prices, { cut, typed, starts_at: start }, NOW)

test.each<[number, number, SaleRounding, number]>([
  [12_900, 20, "none", 10_320],
  [12_900, 20, "ends_90", 10_290],
  [12_900, 20, "ends_00", 10_300],
  [4490, 15, "ends_90", 3790],
  [4490, 15, "ends_00", 3800],
  [1100, 9, "ends_90", 990],
  [1111, 10, "ends_90", 990],
  [1000, 1, "ends_00", 990],
  [890, 15, "ends_90", 750],
  [9, 50, "ends_00", 1],
])("%i Ft less %i %%, rounded %s: %i Ft", (regular, off, rounding, expected) => {
  const prices = { ...LONG, regular, history: [base(regular, "09-01")] }
  expect(plan(prices, { kind: "percent", percent: off, rounding }).sale_price).toBe(expected)
})

test("a rounded price is never dearer than the percentage promises, nor by 100 Ft cheaper", () => {
  const rounding = fc.constantFrom<SaleRounding>("ends_90", "ends_00")
  fc.assert(
    fc.property(
      fc.integer({ min: 10, max: 200_000 }),
      fc.integer({ min: 1, max: 99 }),
      rounding,
      (regular, off, to) => {
        const prices = { ...LONG, regular, history: [base(regular, "09-01")] }
        const exact = plan(prices, percent(off)).sale_price ?? 0
        const rounded = plan(prices, { kind: "percent", percent: off, rounding: to }).sale_price ?? 0
        expect(rounded <= exact && exact - rounded < 100 && rounded > 0).toBe(true)
      },
    ),
  )
})

describe("planPrice", () => {
  it.each<[string, ReturnType<typeof plan>, ReturnType<typeof plan>]>([
    [
      "a fifth off, rounded to whole forints",
      plan({ ...LONG, regular: 1999, history: [base(1999, "09-01")] }, percent(20)),
      { sale_price: 1599, lowest_price: 1999, percent: 20, problem: null },
    ],
    [
      "a percentage that the shop can announce: rounded up, 4490 Ft would be 14 % less",
      plan({ ...LONG, regular: 4490, history: [base(4490, "09-01")] }, percent(15)),
      { sale_price: 3816, lowest_price: 4490, percent: 15, problem: null },
    ],
    [
      "one price for all",
      plan(LONG, { kind: "amount", amount: 8900 }),
      { sale_price: 8900, lowest_price: 12_900, percent: 31, problem: null },
    ],
    [
      "a price typed by hand goes first",
      plan(LONG, percent(50), 12_000),
      { sale_price: 12_000, lowest_price: 12_900, percent: 6, problem: null },
    ],
    [
      "dearer than the lowest of the 30 days before: no discount by law",
      plan(AFTER_A_SALE, { kind: "amount", amount: 10_900 }),
      { sale_price: 10_900, lowest_price: 9900, percent: null, problem: "not_below_lowest" },
    ],
    [
      "as cheap as the lowest of the 30 days before",
      plan(AFTER_A_SALE, { kind: "amount", amount: 9900 }),
      { sale_price: 9900, lowest_price: 9900, percent: null, problem: "not_below_lowest" },
    ],
    [
      "the earlier sale is over for more than 30 days",
      plan(AFTER_A_SALE, { kind: "amount", amount: 8900 }, undefined, day("12-01")),
      { sale_price: 8900, lowest_price: 12_900, percent: 31, problem: null },
    ],
    [
      "a running sale ends before: its price counts",
      plan(IN_A_SALE, { kind: "amount", amount: 8900 }),
      { sale_price: 8900, lowest_price: 9900, percent: 10, problem: null },
    ],
    [
      "a running sale is deepened without a break: the price before it counts",
      plan(IN_A_SALE, { kind: "amount", amount: 8900 }, undefined, NOW),
      { sale_price: 8900, lowest_price: 12_900, percent: 31, problem: null },
    ],
    [
      "another sale is cheaper that day",
      plan({ ...LONG, others: [{ amount: 7900, starts_at: day("11-14"), ends_at: null }] }, percent(10)),
      { sale_price: 11_610, lowest_price: 7900, percent: null, problem: "cheaper_elsewhere" },
    ],
    [
      "a new product",
      plan({ ...LONG, history: [base(12_900, "11-01")] }, percent(10)),
      { sale_price: 11_610, lowest_price: null, percent: null, problem: "short_history" },
    ],
    [
      "not below the regular price",
      plan(LONG, { kind: "amount", amount: 12_900 }),
      { sale_price: 12_900, lowest_price: 12_900, percent: null, problem: "not_lower" },
    ],
    [
      "without a price",
      plan({ now: null, regular: null, history: [], others: [] }, percent(10)),
      { sale_price: null, lowest_price: null, percent: null, problem: "no_price" },
    ],
  ])("%s", (_, outcome, expected) => {
    expect(outcome).toEqual(expected)
  })
})
