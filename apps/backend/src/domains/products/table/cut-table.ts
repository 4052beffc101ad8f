import { csvRows, writeCsv } from "../../../records/csv.ts"

/** Some rows of a table as a table of their own. */
interface TablePart {
  content: string
  /** Their row numbers in it; the header is row 1. */
  rows: number[]
}

/**
 * Splits a table of ours, so that an import in parts sends each row once. Not for the files of other shops,
 * where a row may depend on others.
 */
export function tableCutter(content: string): (rows: readonly number[]) => TablePart {
  const [head = [], ...lines] = csvRows(content)
  return (rows) => ({
    content: writeCsv([head, ...rows.map((row) => lines[row - 2] ?? [])]),
    rows: rows.map((_, index) => index + 2),
  })
}
