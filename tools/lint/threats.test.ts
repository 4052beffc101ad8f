import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { ROOT } from "../programs/project-paths.ts"

const TABLE = readFileSync(join(ROOT, "docs", "threats.md"), "utf8")
const ROW = /^\| ([RS]\d+) \| .+? \| `([^`]+)`: (.+) \|$/
const rows = TABLE.split("\n").flatMap((line) => {
  const [, row = "", file = "", name = ""] = ROW.exec(line) ?? []
  return row ? [{ row, file, name }] : []
})

const range = (letter: string, first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => `${letter}${first + index}`)

test("every row of the threat tables has its test", () => {
  const named = new Set(rows.map(({ row }) => row))
  const wanted = [...range("R", 1, 15), ...range("S", 1, 20)]
  expect(wanted.filter((row) => !named.has(row))).toEqual([])
})

test("every line of the table can be parsed", () => {
  const lines = TABLE.split("\n").filter((line) => /^\| [RS]\d/.test(line))
  expect(rows).toHaveLength(lines.length)
})

test.each(rows)("$row: the test “$name” is in $file", ({ file, name }) => {
  expect(readFileSync(join(ROOT, file), "utf8")).toContain(name)
})
