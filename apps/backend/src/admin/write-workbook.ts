import { textsByLanguage } from "@porteka/shop/languages"
import type { SheetData } from "write-excel-file/universal"
import { readCsv } from "../records/csv.ts"
import { adminLanguage } from "./language.ts"

/** What a cell of Excel holds at most. */
const MOST_CHARACTERS = 32_767
/** Longer numbers, as of bar codes and parcels, are shown as 5,99E+12. */
const MOST_DIGITS = 11
const WIDTHS = { least: 8, most: 48 }
/** Text stays text also when somebody edits the cell: no zeros are lost, and "=" begins no formula. */
const AS_TEXT = "@"

const TOO_LONG = textsByLanguage({
  hu: `Egy cella szövege hosszabb, mint amennyit az Excel elbír (${MOST_CHARACTERS} karakter). Töltse le CSV-ként.`,
  en: `The text of a cell is longer than Excel can hold (${MOST_CHARACTERS} characters). Download it as CSV.`,
})

/**
 * A table of ours as an Excel workbook, made in the browser of the CSV that the back end writes (ADR 0100). Columns that
 * hold nothing but numbers become numbers, so that they can be summed; everything else is text.
 * @throws Error to be shown
 */
export async function writeWorkbook(csv: string, name: string): Promise<Blob> {
  const [head = [], ...rows] = readCsv(csv)
  if ([head, ...rows].flat().some((cell) => cell.length > MOST_CHARACTERS)) {
    throw new Error(TOO_LONG[adminLanguage()])
  }
  const columns = head.map((title, index) => {
    const cells = rows.map((row) => row[index] ?? "")
    const longest = cells.reduce((most, { length }) => Math.max(most, length), title.length)
    return {
      isNumber: cells.every((cell) => cell === "" || isNumber(cell)),
      width: Math.min(Math.max(longest + 2, WIDTHS.least), WIDTHS.most),
    }
  })
  const data: SheetData = [
    head.map((title) => ({ ...asText(title), fontWeight: "bold" })),
    ...rows.map((row) =>
      columns.map((column, index) => {
        const cell = row[index] ?? ""
        if (cell === "") return null
        return column.isNumber ? { type: Number, value: Number(cell) } : asText(cell)
      }),
    ),
  ]
  const { default: writeSheet } = await import("write-excel-file/universal")
  return writeSheet(data, { sheet: name, columns, stickyRowsCount: 1 }).toBlob()
}

const asText = (value: string) => ({ type: String, value: escaped(value), format: AS_TEXT })

/** A workbook writes characters that XML has not as `_x000D_`: what only looks like one is said to be itself. */
const escaped = (text: string) => text.replace(/\r\n?/g, "\n").replace(/_(?=x[\dA-F]{4}_)/gi, "_x005F_")

const isNumber = (cell: string) =>
  /^-?\d+(\.\d+)?$/.test(cell) && String(Number(cell)) === cell && cell.length <= MOST_DIGITS
