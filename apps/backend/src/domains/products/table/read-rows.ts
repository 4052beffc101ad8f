import { csvRows, MOST_CELLS } from "../../../records/csv.ts"
import { inTurns } from "../../../records/in-turns.ts"
import { staffText } from "../../../staff-language/staff-language.ts"
import { NotATableError } from "./plan-import.ts"

/**
 * Far more than the variants of a shop. A file whose quotes do not match, or that is no table at all, can have millions of
 * lines, and each would be a problem to report.
 */
export const MOST_ROWS = 100_000

/** The rows of a table, the header first. @throws NotATableError if there are too many, or too many cells in one */
export async function readRows(content: string): Promise<string[][]> {
  const rows: string[][] = []
  await inTurns(csvRows(content), (row) => {
    if (rows.length === MOST_ROWS) throw tooManyRows()
    if (row.length > MOST_CELLS) throw tooManyCells(rows.length + 1)
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

const tooManyCells = (row: number) =>
  new NotATableError(
    staffText({
      hu: `A táblázat ${row}. sorában több mint 1000 cella van: ez nem termékek táblázata.`,
      en: `Row ${row} of the table has more than 1,000 cells: this is no table of products.`,
    }),
  )
