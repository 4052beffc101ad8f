import { describe, expect, it } from "vitest"
import { findWatchReasons } from "./watch-order.ts"

const RULES = { amount: 100_000, pieces: 10, orders: 2, askAfterDays: 2 }
const QUIET = { own: 1, sharedPhone: 0 }
const cart = (total: number, quantity: number, last_name = "Szabó") => ({
  total,
  metadata: null,
  items: [{ quantity }],
  shipping_address: { last_name },
})

describe("findWatchReasons", () => {
  it.each([
    [cart(99_999, 9), QUIET, RULES, []],
    [cart(100_000, 10), QUIET, RULES, ["high_amount", "many_pieces"]],
    [cart(1, 1), { own: 2, sharedPhone: 1 }, RULES, ["other_unpaid", "shared_phone"]],
    [cart(1, 1, "asdf"), QUIET, RULES, ["odd_details"]],
    [cart(900_000, 90), { own: 9, sharedPhone: 0 }, { ...RULES, amount: 0, pieces: 0, orders: 0 }, []],
  ])("%j with %j by %j", (order, open, rules, reasons) =>
    expect(findWatchReasons(order, open, rules)).toEqual(reasons),
  )
})
