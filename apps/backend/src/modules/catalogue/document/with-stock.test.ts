import { LOCALES } from "@porteka/shop"
import fc from "fast-check"
import { expect, it } from "vitest"
import { toRow } from "../document-rows.ts"
import { buildDocument } from "./build-document.ts"
import { sourceProduct, variant } from "./source-product.fixture.ts"
import { stockState } from "./stock-state.ts"
import { withStock } from "./with-stock.ts"

const NOW = new Date("2026-06-01T00:00:00Z")

const source = (stocks: readonly (number | null)[], sold: number, lowStockBelow: number) =>
  sourceProduct({
    sold,
    variants: stocks.map((stock, index) =>
      variant(`v${index}`, { stock, stock_state: stockState(stock, lowStockBelow) }),
    ),
  })

const stock = fc.option(fc.nat({ max: 12 }))
const figures = fc.record({ sold: fc.nat({ max: 3 }), lowStockBelow: fc.integer({ min: 1, max: 8 }) })

it("equals the document rebuilt with the same stock and sales", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(stock, stock), { minLength: 1, maxLength: 4 }),
      figures,
      figures,
      fc.constantFrom(...LOCALES),
      (stocks, before, after, locale) => {
        const at = (index: 0 | 1, { sold, lowStockBelow }: typeof before) =>
          buildDocument(
            source(
              stocks.map((pair) => pair[index]),
              sold,
              lowStockBelow,
            ),
            locale,
            NOW,
          )
        const changed = withStock(at(0, before), {
          pieces: new Map(stocks.map(([, pieces], index) => [`v${index}`, pieces])),
          sold: new Map([["prod_1", after.sold]]),
          lowStockBelow: after.lowStockBelow,
        })
        expect(toRow(changed)).toEqual(toRow(at(1, after)))
      },
    ),
  )
})

it("does not change a variant without data", () => {
  const before = buildDocument(source([7], 0, 5), "hu", NOW)
  const changed = withStock(before, { pieces: new Map(), sold: new Map(), lowStockBelow: 5 })
  expect(toRow(changed)).toEqual(toRow(before))
})
