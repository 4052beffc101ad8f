import { expect, test } from "vitest"
import { NotATableError } from "./plan-import.ts"
import { MOST_ROWS, readRows } from "./read-rows.ts"

test("a table has a limit of rows, which is told before any of them is planned", async () => {
  expect(await readRows(`Cikkszám${"\nx".repeat(MOST_ROWS - 2)}\n`)).toHaveLength(MOST_ROWS)
  await expect(readRows(`Cikkszám\n"${"\nx".repeat(MOST_ROWS)}`)).rejects.toThrow(NotATableError)
})
