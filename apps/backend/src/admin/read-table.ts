import { textsForStaff } from "@porteka/shop/languages"
import { writeCsv } from "../records/csv.ts"
import { adminLanguage } from "./language.ts"
import { readText } from "./read-text.ts"

const BROKEN = textsForStaff({
  hu: "Ez az Excel-munkafüzet nem olvasható. Nyissa meg, mentse újra XLSX-ként jelszó nélkül, vagy mentse CSV-ként.",
  en: "This Excel workbook cannot be read. Open it and save it again as XLSX without a password, or save it as CSV.",
})

/**
 * The first bytes of a current workbook, which is a zip archive, and of one from before 2007 or with a
 * password.
 */
const ZIP = [0x50, 0x4b, 0x03, 0x04]
const OLD_WORKBOOK = [0xd0, 0xcf, 0x11, 0xe0]

/**
 * A table as text: a CSV file unchanged, the first sheet of an Excel workbook as CSV. The workbook is opened
 * in the browser, so that the server never unpacks uploaded files (ADR 0086).
 * @throws Error with a message to show
 */
export async function readTable(file: File): Promise<string> {
  const head = [...new Uint8Array(await file.slice(0, ZIP.length).arrayBuffer())]
  const begins = (sign: readonly number[]) => sign.every((byte, at) => head[at] === byte)
  if (!begins(ZIP) && !begins(OLD_WORKBOOK)) return readText(file)
  try {
    const { readSheet } = await import("read-excel-file/universal")
    const rows = await readSheet(await file.arrayBuffer())
    return writeCsv(rows.map((row) => row.map(textOf)))
  } catch (cause) {
    throw new Error(BROKEN[adminLanguage()], { cause })
  }
}

/** What a spreadsheet computes and shows: 4990 * 1.1 is 5489 there, and 5489.000000000001 in its file. */
const SHOWN_DIGITS = 15

/** The library's types do not match the cells it returns. */
function textOf(cell: unknown): string {
  if (typeof cell === "number") return String(Number(cell.toPrecision(SHOWN_DIGITS)))
  if (cell instanceof Date) return cell.toISOString().slice(0, "2026-11-24".length)
  return cell === null || cell === undefined ? "" : String(cell)
}
