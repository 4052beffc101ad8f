import fc from "fast-check"
import type { Priced, PricedLine, PricedMethod } from "../sums/summary-rows.ts"
import { FEE_OPTION_CODE } from "../types/shipping-types.ts"

const amountsOf = (total: number) => ({ total, tax_total: (total * 27) / 127 })
/** A line with 27 % VAT. @param price gross, in forints @param discounts gross, by promotion code */
export const line = (price: number, discounts: Record<string, number> = {}): PricedLine => ({
  ...amountsOf(price - Object.values(discounts).reduce((sum, amount) => sum + amount, 0)),
  original_total: price,
  adjustments: Object.entries(discounts).map(([code, amount]) => ({ code, amount })),
  tax_lines: [{ rate: 27 }],
})

/** A shipping method of the option with this code. */
export const method = (code: string, price: number, discounts?: Record<string, number>): PricedMethod => ({
  ...line(price, discounts),
  data: { code },
})

/** A cart or an order of these parts. @param change fields with other values */
export const priced = (
  items: PricedLine[],
  methods: PricedMethod[],
  change: Partial<Priced> = {},
): Priced => {
  const total = [...items, ...methods].reduce((sum, part) => sum + part.total, 0)
  return { items, shipping_methods: methods, total, ...change }
}

/** Whether a promotion code is that of a gift card, in these carts. */
export const isCard = (code: string) => code.startsWith("CARD")

/** Lines with up to three codes, a delivery, a fee: each with its discounts, none below zero. */
const anyLine = fc
  .tuple(
    fc.integer({ min: 0, max: 500_000 }),
    fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 3 }),
  )
  .map(([price, shares]) => {
    const codes = ["A", "CARD", "C"]
    const amounts = shares.map((share) => Math.floor((share * price) / 3))
    return line(price, Object.fromEntries(amounts.map((amount, index) => [codes[index] ?? "", amount])))
  })
const anyMethod = (code: string) => anyLine.map((part): PricedMethod => ({ ...part, data: { code } }))
export const anyCart = fc
  .tuple(
    fc.array(anyLine, { maxLength: 6 }),
    fc.option(anyMethod("courier")),
    fc.option(anyMethod(FEE_OPTION_CODE)),
  )
  .map(([items, delivery, fee]) =>
    priced(
      items,
      [delivery, fee].filter((part) => part !== null),
    ),
  )
