import { expect, test } from "vitest"
import { readCsv, writeCsv } from "../../../records/csv.ts"
import { tableCutter } from "./cut-table.ts"

const TABLE = [
  ["sku", "title_hu", "price"],
  ["A", 'Tál „kék", nagy', "1"],
  ["B", "két\nsor; és egy „=” jel", "2"],
  ["C", "=1+1", "3"],
]

test("a part contains the header and the requested rows, with new numbers", () => {
  const part = tableCutter(writeCsv(TABLE))([3, 4])
  expect(part.rows).toEqual([2, 3])
  expect(readCsv(part.content)).toEqual([TABLE[0], TABLE[2], TABLE[3]])
})

test("all parts together contain all rows", () => {
  const cut = tableCutter(writeCsv(TABLE))
  const rows = [2, 3, 4].flatMap((row) => readCsv(cut([row]).content).slice(1))
  expect(rows).toEqual(TABLE.slice(1))
})
