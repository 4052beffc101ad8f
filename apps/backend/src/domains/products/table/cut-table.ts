import { readCsv, writeCsv } from "../../../records/csv.ts"

/** Some rows of a table as a table of their own. */
interface TablePart {
  content: string
  /** Their numbers in it; the head is row 1. */
  rows: number[]
}

/**
 * Cuts parts out of a table of ours, so that whoever takes it in by parts sends each row once. Not for the files of other
 * shops, where a row may need others that are not named with it.
 */
export function tableCutter(content: string): (rows: readonly number[]) => TablePart {
  const [head = [], ...lines] = readCsv(content)
  return (rows) => ({
    content: writeCsv([head, ...rows.map((row) => lines[row - 2] ?? [])]),
    rows: rows.map((_, index) => index + 2),
  })
}
