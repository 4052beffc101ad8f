import { beforeEach, expect, test, vi } from "vitest"
import { readCsv, writeCsv } from "../records/csv.ts"
import { readTable } from "./read-table.ts"
import { writeWorkbook } from "./write-workbook.ts"

beforeEach(() => {
  vi.stubGlobal("localStorage", { getItem: () => "hu" })
})

const throughWorkbook = async (rows: string[][]) =>
  readCsv(await readTable(new File([await writeWorkbook(writeCsv(rows), "termekek")], "termekek.xlsx")))

test("a table is unchanged after reading its workbook", async () => {
  const rows = [
    ["Cikkszám", "Bruttó ár (Ft)", "Leírás", "Vonalkód", "Telefon", "Kulcs"],
    ["00123", "12900", "őűŐŰ „idézet” – &amp; <b> 😀", "5991234567890", "+36 30 123 4567", "0.5"],
    ["1001", "0", "két\nsor, \ttabulátor; pontosvessző", "", "06301234567", "-3"],
    ["=1+1", "", '=HYPERLINK("http://a.example")', "", "@SUM(A1)", ""],
    ["-x", "5490", "_x000D_ marad", "", "", "27"],
  ]
  expect(await throughWorkbook(rows)).toEqual(rows)
})

test("a price that a formula has computed is read as the spreadsheet shows it", async () => {
  const { default: writeSheet } = await import("write-excel-file/universal")
  const prices = [4990 * 1.1, 0.1 + 0.2, 5238.75, 5_991_234_567_890].map((value) => [{ type: Number, value }])
  const workbook = await writeSheet(prices).toBlob()
  const read = readCsv(await readTable(new File([workbook], "arak.xlsx")))
  expect(read).toEqual([["5489"], ["0.3"], ["5238.75"], ["5991234567890"]])
})

test("only columns with nothing but numbers become numbers, and nothing becomes a formula", async () => {
  const { readSheet } = await import("read-excel-file/universal")
  const rows = [
    ["Cikkszám", "Ár", "Kód"],
    ["=1+1", "990", "0042"],
    ["42", "", "42"],
  ]
  const workbook = await writeWorkbook(writeCsv(rows), "termekek")
  expect(await readSheet(await workbook.arrayBuffer())).toEqual([
    ["Cikkszám", "Ár", "Kód"],
    ["=1+1", 990, "0042"],
    ["42", null, "42"],
  ])
})

test("a file's name may be longer than Excel allows the name of a sheet to be", async () => {
  const { readSheet } = await import("read-excel-file/universal")
  const name = "eladott-termekek-2026-10-28-2026-11-26"
  const workbook = await writeWorkbook(writeCsv([["Termék"], ["Tál"]]), name)
  const sheet = await readSheet(await workbook.arrayBuffer(), "eladott-termekek-2026-10-28-202")
  expect(sheet).toEqual([["Termék"], ["Tál"]])
})

test("a text that is too long for Excel is refused with a sentence", async () => {
  await expect(writeWorkbook(writeCsv([["Leírás"], ["x".repeat(32_768)]]), "termekek")).rejects.toThrow(
    "Töltse le CSV-ként",
  )
})
