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

test("the table of orders counts what transfers have brought once: as paid, and as what is due or goes back", () => {
  const sumsOf = (desk: Partial<ExportedRow["desk"]>) =>
    ["Befizetve", "Még fizetendő"].map((column) =>
      EXPORT_COLUMNS.find(([name]) => name === column)?.[1]({
        desk: { paid: 0, received_in_part: 0, transfer_to_return: 0, is_cancelled: false, ...desk },
      } as ExportedRow),
    )
  expect(sumsOf({ due: 5000, received_in_part: 2000 })).toEqual([2000, 3000])
  expect(sumsOf({ due: 0, paid: 5000, transfer_to_return: 500 })).toEqual([5500, -500])
  // Of a canceled order, the part goes back.
  expect(sumsOf({ due: 0, is_cancelled: true, received_in_part: 2000, transfer_to_return: 2000 })).toEqual([
    2000, -2000,
  ])
})
