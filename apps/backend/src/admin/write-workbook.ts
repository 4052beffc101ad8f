import { textsForStaff } from "@porteka/shop/languages"
import type { SheetData } from "write-excel-file/universal"
import { readCsv } from "../records/csv.ts"
import { adminLanguage } from "./language.ts"

/** Maximum length of an Excel cell. */
const MOST_CHARACTERS = 32_767
/** Longer numbers, such as bar codes and parcel numbers, would be shown as 5,99E+12. */
const MOST_DIGITS = 11
/** Of the name of a sheet. */
const MOST_OF_NAME = 31
const WIDTHS = { least: 8, most: 48 }
/** Text stays text even if somebody edits the cell: zeros are kept, and "=" does not start a formula. */
const AS_TEXT = "@"

const TOO_LONG = textsForStaff({
  hu: `Egy cella szövege hosszabb, mint amennyit az Excel elbír (${MOST_CHARACTERS} karakter). Töltse le CSV-ként.`,
  en: `The text of a cell is longer than Excel can hold (${MOST_CHARACTERS} characters). Download it as CSV.`,
})

/**
 * A table as an Excel workbook, created in the browser from the back end's CSV (ADR 0100). Columns with only
 * numbers become numbers, so that they can be summed; everything else is text.
 * @throws Error with a message to show
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
  return writeSheet(data, { sheet: name.slice(0, MOST_OF_NAME), columns, stickyRowsCount: 1 }).toBlob()
}

const asText = (value: string) => ({ type: String, value: escaped(value), format: AS_TEXT })

/**
 * A workbook encodes characters that XML does not allow as `_x000D_`: text that only looks like that is
 * escaped.
 */
const escaped = (text: string) => text.replace(/\r\n?/g, "\n").replace(/_(?=x[\dA-F]{4}_)/gi, "_x005F_")

const isNumber = (cell: string) =>
  /^-?\d+(\.\d+)?$/.test(cell) && String(Number(cell)) === cell && cell.length <= MOST_DIGITS
