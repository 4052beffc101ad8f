import { expect, test } from "vitest"
import { MOST_CELLS } from "../../../records/csv.ts"
import { NotATableError } from "./plan-import.ts"
import { MOST_ROWS, readRows } from "./read-rows.ts"

test("a table has a limit of rows, which is told before any of them is planned", async () => {
  expect(await readRows(`Cikkszám${"\nx".repeat(MOST_ROWS - 2)}\n`)).toHaveLength(MOST_ROWS)
  await expect(readRows(`Cikkszám\n"${"\nx".repeat(MOST_ROWS)}`)).rejects.toThrow(NotATableError)
})

test("a row of more cells than a table has columns ends the reading", async () => {
  const header = (cells: number) => `Cikkszám${";".repeat(cells - 1)}\nx`
  expect((await readRows(header(MOST_CELLS)))[0]).toHaveLength(MOST_CELLS)
  await expect(readRows(header(MOST_CELLS + 1))).rejects.toThrow(NotATableError)
})
