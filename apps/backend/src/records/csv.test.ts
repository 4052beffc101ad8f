import fc from "fast-check"
import { describe, expect, it, test } from "vitest"
import { csvOf, readCsv, writeCsv } from "./csv.ts"

test("a table starts with the byte order mark", () => {
  expect(
    writeCsv([
      ["Név", "Ár"],
      ["Bögre, kék", 4990],
    ]),
  ).toBe('\uFEFF"Név";"Ár"\r\n"Bögre, kék";"4990"\r\n')
})

describe("what would be a formula", () => {
  it.each(["=1+1", "+36 30 123 4567", "@SUM(A1)", "-2+3", "\n=1+1", "＝1+1", "＋1", "－2+3", "＠SUM(A1)"])(
    "%s is written as text and read back",
    (text) => {
      const csv = writeCsv([["x"], [text]])
      expect(csv).toContain(`"'${text}"`)
      expect(readCsv(csv)).toEqual([["x"], [text]])
    },
  )

  it("is no negative number", () => {
    expect(writeCsv([[-1200]])).toContain('"-1200"')
  })
})

it.each([
  ["semicolons", "a;b\n1;2\n"],
  ["commas", 'a,b\r\n1,"2"'],
  ["tabulators", "a\tb\n1\t2"],
])("reads %s", (_name, text) => {
  expect(readCsv(text)).toEqual([
    ["a", "b"],
    ["1", "2"],
  ])
})

it("reads every table it writes", () => {
  const cell = fc.string({ unit: "grapheme" }).filter((text) => !text.startsWith("'"))
  const table = fc
    .integer({ min: 2, max: 5 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1 }))
  fc.assert(
    fc.property(table, (rows) => {
      const head = ["x", ...Array.from({ length: (rows[0]?.length ?? 1) - 1 }, () => "y")]
      const filled = rows.filter((row) => row.some((one) => one.trim() !== ""))
      expect(readCsv(writeCsv([head, ...rows]))).toEqual([head, ...filled])
    }),
  )
})

test("a table has a header for each column, and its cell in each row", () => {
  const columns = [
    ["Termék", ({ title }: { title: string; pieces: number }) => title],
    ["Darab", ({ pieces }: { title: string; pieces: number }) => pieces],
  ] as const
  expect(readCsv(csvOf(columns, [{ title: "Tál", pieces: 2 }]))).toEqual([
    ["Termék", "Darab"],
    ["Tál", "2"],
  ])
})
