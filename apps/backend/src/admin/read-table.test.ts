import { beforeEach, expect, test, vi } from "vitest"
import { readCsv } from "../records/csv.ts"
import { readTable } from "./read-table.ts"
import { WORKBOOK } from "./workbook.fixture.ts"

beforeEach(() => {
  vi.stubGlobal("localStorage", { getItem: () => "en" })
})

const file = (content: BlobPart, name: string) => new File([content], name)

test("the first sheet of a workbook is read correctly: numbers, dates, empty cells, several lines", async () => {
  expect(readCsv(await readTable(file(Buffer.from(WORKBOOK, "base64"), "termekek.xlsx")))).toEqual([
    ["Cikkszám", "Bruttó ár (Ft)", "Készlet", "Dátum", "Igen", "Kód"],
    ["A-1", "12900", "0.5", "2026-01-02", "true", "00123"],
    ["hosszú\nszöveg; =1+1", "", "1", "", "", ""],
  ])
})

test("text files stay unchanged, including Hungarian Windows encoding", async () => {
  expect(await readTable(file("a;b", "a.csv"))).toBe("a;b")
  expect(await readTable(file(new Uint8Array([0xf5, 0x3b, 0xfb]), "a.csv"))).toBe("ő;ű")
})

test.each([
  ["broken", new Uint8Array([0x50, 0x4b, 0x03, 0x04, 1, 2])],
  ["old or locked", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2])],
])("a workbook that is %s is refused in a sentence", async (_, bytes) => {
  await expect(readTable(file(bytes, "a.xlsx"))).rejects.toThrow("This Excel workbook cannot be read")
})

test.each([
  ["empty", "\uFEFF \r\n", "The file is empty"],
  [
    "a picture",
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]),
    "neither text nor",
  ],
])("a file that is %s is refused in a sentence", async (_, content, reason) => {
  await expect(readTable(file(content, "a.csv"))).rejects.toThrow(reason)
})
