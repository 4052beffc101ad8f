import { csvRows } from "../../../records/csv.ts"
import { inTurns } from "../../../records/in-turns.ts"
import { staffText } from "../../../staff-language/staff-language.ts"
import { NotATableError } from "./plan-import.ts"

/**
 * Far more than the variants of a shop. A file whose quotes do not match, or that is no table at all, can have millions of
 * lines, and each would be a problem to report.
 */
export const MOST_ROWS = 100_000

/** The rows of a table, the header first. @throws NotATableError if there are too many */
export async function readRows(content: string): Promise<string[][]> {
  const rows: string[][] = []
  await inTurns(csvRows(content), (row) => {
    if (rows.length === MOST_ROWS) throw tooManyRows()
    rows.push(row)
  })
  return rows
}

const tooManyRows = () =>
  new NotATableError(
    staffText({
      hu: "A táblázatnak több mint 100 000 sora van: bontsa több fájlra. Ha nincs ennyi terméke, egy idézőjelnek valószínűleg nincs párja.",
      en: "The table has more than 100,000 rows: divide it into several files. If you have fewer products, a quotation mark probably lacks its pair.",
    }),
  )
