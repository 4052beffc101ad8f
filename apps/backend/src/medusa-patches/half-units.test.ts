import { decorateCartTotals } from "@medusajs/framework/utils"
import { expect, test } from "vitest"
import { installHalfUnits } from "./half-units.ts"

installHalfUnits()

test.each([
  ["huf", 1, 1],
  ["huf", 0.4, 0],
  ["eur", 0.01, 0.01],
  ["eur", 0.004, 0],
])(
  "in %s, a difference of %d between an order and its payments counts as %d",
  (currency, amount, counted) => {
    const order = { currency_code: currency, summary: { transaction_total: -amount } }
    const { summary } = decorateCartTotals(order as never) as unknown as { summary: Record<string, unknown> }
    expect(Number(summary.pending_difference)).toBe(counted)
  },
)
