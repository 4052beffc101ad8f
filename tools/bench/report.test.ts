import { expect, test } from "vitest"
import { formatFigure, formatReport, median, percentile } from "./report.ts"

test("one disturbed round does not move the median", () => {
  expect(median([10, 11, 900])).toBe(11)
  expect(median([10, 12])).toBe(11)
  expect(() => median([])).toThrow(/median of nothing/)
})

test("a percentile is one of the values", () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect(percentile(values, 0.95)).toBe(95)
  expect(percentile([7], 0.95)).toBe(7)
  expect(() => percentile([], 0.95)).toThrow(/percentile of nothing/)
})

test.each([
  [0.61234, "0.612"],
  [21.53, "21.5"],
  [1234.4, "1,234"],
])("%d reads as %s", (value, text) => {
  expect(formatFigure(value)).toBe(text)
})

test("figures, ratios and goals stand in one table", () => {
  const report = {
    rows: [
      { name: "plain", value: 20_000, unit: "req/s" },
      { name: "shop", value: 12_500, unit: "req/s", ratio: 0.625 },
    ],
    goals: [{ text: "shop at least 0.6 of plain", actual: "0.625", met: true }],
  }
  expect(formatReport("Pages", report)).toBe(
    [
      "Pages",
      "",
      "  plain  20,000 req/s",
      "  shop   12,500 req/s  × 0.625",
      "",
      "  met      shop at least 0.6 of plain: 0.625",
    ].join("\n"),
  )
})
