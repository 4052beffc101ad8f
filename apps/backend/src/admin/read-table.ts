import { textsByLanguage } from "@porteka/shop/languages"
import { writeCsv } from "../records/csv.ts"
import { adminLanguage } from "./language.ts"
import { readText } from "./read-text.ts"

const BROKEN = textsByLanguage({
  hu: "Ez az Excel-munkafüzet nem olvasható. Nyissa meg, mentse újra XLSX-ként jelszó nélkül, vagy mentse CSV-ként.",
  en: "This Excel workbook cannot be read. Open it and save it again as XLSX without a password, or save it as CSV.",
})

/** How a workbook of today begins, which is a zip archive, and how one of before 2007 or with a password. */
const ZIP = [0x50, 0x4b, 0x03, 0x04]
const OLD_WORKBOOK = [0xd0, 0xcf, 0x11, 0xe0]

/**
 * A table as text: of a CSV its own, of an Excel workbook the first sheet, written as CSV. The workbook is opened here in the
 * browser, so the server never unpacks what somebody has sent (ADR 0086).
 * @throws Error to be shown
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

/** The library's types say other things of a cell than it gives. */
function textOf(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, "2026-11-24".length)
  return cell === null || cell === undefined ? "" : String(cell)
}
