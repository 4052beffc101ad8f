import { expect, test } from "vitest"
import { EXPORT_COLUMNS, type ExportedRow } from "./export-columns.ts"

test("the table of orders names no way of payment for an order that a gift card covers", () => {
  const [, wayToPay] = EXPORT_COLUMNS.find(([name]) => name === "Fizetési mód") ?? []
  const ofOrder = (total: number, paid: number) =>
    wayToPay?.({ desk: { method: "bank_transfer", total, paid } } as ExportedRow)
  expect([ofOrder(0, 0), ofOrder(4900, 0), ofOrder(0, 4900)]).toEqual([
    "nincs fizetnivaló",
    "banki átutalás",
    "banki átutalás",
  ])
})
