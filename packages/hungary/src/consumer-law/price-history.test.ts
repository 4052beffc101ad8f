import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  announceableDiscount,
  lowestPriceBefore,
  lowestPriceBeforeSale,
  type PriceRecord,
} from "./price-history.ts"

const base = (valid_from: string, amount: number): PriceRecord => ({ source: "base", valid_from, amount })
const sale = (valid_from: string, amount: number): PriceRecord => ({ source: "sale", valid_from, amount })

const autumn = [
  base("2026-09-01T00:00:00+02:00", 12900),
  sale("2026-10-20T00:00:00+02:00", 9900),
  base("2026-10-26T00:00:00+01:00", 12900),
]

describe("lowestPriceBefore", () => {
  it("counts the price that was already running when the window opens", () => {
    expect(lowestPriceBefore([base("2026-01-01T00:00:00Z", 5000)], "2026-11-15T00:00:00+01:00")).toBe(5000)
  })

  it("finds a short sale inside the window", () => {
    expect(lowestPriceBefore(autumn, "2026-11-15T00:00:00+01:00")).toBe(9900)
  })

  it("forgets a sale that ended before the window", () => {
    expect(lowestPriceBefore(autumn, "2026-12-01T00:00:00+01:00")).toBe(12900)
  })

  it("counts calendar days of Budapest across the change of clocks", () => {
    const history = [sale("2026-08-01T00:00:00+02:00", 8000), base("2026-10-15T00:00:00+02:00", 10000)]
    expect(lowestPriceBefore(history, "2026-11-14T00:00:00+01:00")).toBe(10000)
    expect(lowestPriceBefore(history, "2026-11-13T23:59:59+01:00")).toBe(8000)
  })

  it("claims nothing about products priced for less than 30 days", () => {
    expect(
      lowestPriceBefore([base("2026-11-01T00:00:00+01:00", 5000)], "2026-11-15T00:00:00+01:00"),
    ).toBeNull()
    expect(lowestPriceBefore([], "2026-11-15T00:00:00+01:00")).toBeNull()
  })

  it("leaves out the price that begins at the moment itself", () => {
    const history = [base("2026-01-01T00:00:00Z", 5000), sale("2026-11-15T00:00:00Z", 1000)]
    expect(lowestPriceBefore(history, "2026-11-15T00:00:00Z")).toBe(5000)
  })

  it("refuses something that is not a time", () => {
    expect(() => lowestPriceBefore([base("yesterday", 1)], "2026-11-15T00:00:00Z")).toThrow(RangeError)
  })
})

describe("announceableDiscount", () => {
  it("does not announce a sale price above the lowest price of the last 30 days", () => {
    const history = [...autumn, sale("2026-11-15T00:00:00+01:00", 10900)]
    expect(announceableDiscount(history, "2026-11-16T12:00:00+01:00")).toBeNull()
  })

  it("announces a true sale against the lowest price, rounding the percentage down", () => {
    const history = [...autumn, sale("2026-12-01T00:00:00+01:00", 8900)]
    expect(announceableDiscount(history, "2026-12-02T00:00:00+01:00")).toEqual({
      reference_amount: 12900,
      percent: 31,
    })
  })

  it("computes whole percentages exactly", () => {
    const history = [base("2026-01-01T00:00:00Z", 100), sale("2026-06-01T00:00:00Z", 71)]
    expect(announceableDiscount(history, "2026-06-02T00:00:00Z")?.percent).toBe(29)
  })

  it("keeps the reference while a sale is deepened without a break, however long it runs", () => {
    const history = [
      base("2026-01-01T00:00:00Z", 10000),
      sale("2026-03-01T00:00:00Z", 9000),
      sale("2026-04-20T00:00:00Z", 8000),
      sale("2026-04-21T00:00:00Z", 8000),
    ]
    expect(announceableDiscount(history, "2026-07-01T00:00:00Z")).toEqual({
      reference_amount: 10000,
      percent: 20,
    })
  })

  it("begins anew when the price rises within a sale", () => {
    const history = [
      base("2026-01-01T00:00:00Z", 10000),
      sale("2026-03-01T00:00:00Z", 8000),
      sale("2026-03-10T00:00:00Z", 9000),
    ]
    expect(announceableDiscount(history, "2026-03-11T00:00:00Z")).toBeNull()
  })

  it("begins anew after a break", () => {
    const history = [
      base("2026-01-01T00:00:00Z", 10000),
      sale("2026-03-01T00:00:00Z", 8000),
      base("2026-03-10T00:00:00Z", 10000),
      sale("2026-03-12T00:00:00Z", 7000),
    ]
    expect(announceableDiscount(history, "2026-03-13T00:00:00Z")).toEqual({
      reference_amount: 8000,
      percent: 12,
    })
  })

  it("is not fooled by raising the price just before the sale", () => {
    const history = [
      base("2026-01-01T00:00:00Z", 10000),
      base("2026-02-20T00:00:00Z", 15000),
      sale("2026-03-01T00:00:00Z", 10000),
    ]
    expect(announceableDiscount(history, "2026-03-02T00:00:00Z")).toBeNull()
  })

  it("announces nothing for a plain price cut, before a sale starts, or for less than one percent", () => {
    const cut = [base("2026-01-01T00:00:00Z", 10000), base("2026-03-01T00:00:00Z", 8000)]
    expect(announceableDiscount(cut, "2026-03-02T00:00:00Z")).toBeNull()
    const planned = [base("2026-01-01T00:00:00Z", 10000), sale("2026-03-01T00:00:00Z", 8000)]
    expect(announceableDiscount(planned, "2026-02-28T00:00:00Z")).toBeNull()
    const tiny = [base("2026-01-01T00:00:00Z", 10000), sale("2026-03-01T00:00:00Z", 9999)]
    expect(announceableDiscount(tiny, "2026-03-02T00:00:00Z")).toBeNull()
    expect(announceableDiscount([], "2026-03-02T00:00:00Z")).toBeNull()
  })

  it("never names a reference that was not charged, nor one above any price of the 30 days before", () => {
    // Of two prices from the same moment the later one in the list counts, so the order is only free without those.
    const records = fc.uniqueArray(
      fc.record({
        amount: fc.integer({ min: 100, max: 50_000 }),
        source: fc.constantFrom("base" as const, "sale" as const),
        valid_from: fc.date({
          min: new Date("2025-01-01"),
          max: new Date("2026-12-31"),
          noInvalidDate: true,
        }),
      }),
      { maxLength: 20, selector: ({ valid_from: from }) => from.getTime() },
    )
    fc.assert(
      fc.property(records, (history) => {
        const now = "2027-01-01T00:00:00Z"
        const discount = announceableDiscount(history, now)
        if (!discount) return
        const current = history.reduce((a, b) => (b.valid_from >= a.valid_from ? b : a))
        expect(current.amount).toBeLessThan(discount.reference_amount)
        expect(history.map((record) => record.amount)).toContain(discount.reference_amount)
        expect(announceableDiscount([...history].reverse(), now)?.reference_amount).toBe(
          discount.reference_amount,
        )
      }),
    )
  })
})

describe("lowestPriceBeforeSale", () => {
  const sold = [...autumn, sale("2026-11-15T00:00:00+01:00", 10_900)]

  it("says what a sale is measured against, also where it may not be announced", () => {
    expect(lowestPriceBeforeSale(sold, "2026-11-16T12:00:00+01:00")).toBe(9900)
    expect(announceableDiscount(sold, "2026-11-16T12:00:00+01:00")).toBeNull()
  })

  it("is null without a sale, and for products that are newer than the window", () => {
    expect(lowestPriceBeforeSale(autumn, "2026-11-16T12:00:00+01:00")).toBeNull()
    expect(lowestPriceBeforeSale(sold.slice(2), "2026-11-16T12:00:00+01:00")).toBeNull()
  })
})
