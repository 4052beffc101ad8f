import { describe, expect, it } from "vitest"
import { findLimitProblems, findTooMany } from "./unpaid-limits.ts"

const LIMITS = { pieces: 10, amount: 50_000, orders: 3, networkOrders: 5 }

describe("findLimitProblems", () => {
  it.each([
    [[10], 50_000, []],
    [[5, 6], 1_000, [{ code: "too_many_pieces", available: 10 }]],
    [[1], 50_000.4, []],
    [[1], 50_001, [{ code: "amount_too_high", expected: 50_000, actual: 50_001 }]],
    [
      [99, 99],
      900_000,
      [
        { code: "too_many_pieces", available: 10 },
        { code: "amount_too_high", expected: 50_000, actual: 900_000 },
      ],
    ],
  ])("pieces %j over %d Ft", (quantities, total, problems) => {
    const items = quantities.map((quantity) => ({ quantity }))
    expect(findLimitProblems({ items, total }, LIMITS)).toEqual(problems)
  })
})

describe("findTooMany", () => {
  it.each([
    [{ own: 2, network: 4 }, []],
    [{ own: 3, network: 5 }, [{ code: "too_many_unpaid_orders", available: 3 }]],
    [{ own: 2, network: 5 }, [{ code: "too_many_unpaid_nearby" }]],
  ])("%j open", (open, problems) => expect(findTooMany(open, LIMITS)).toEqual(problems))
})
