/**
 * Characters at the start of a cell that a spreadsheet would interpret as a formula (OWASP's list of CSV injection, with
 * the full-width signs); such a cell gets an apostrophe in front.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/
const NUMBER = /^-?\d+([.,]\d+)?$/
const BYTE_ORDER_MARK = "\uFEFF"
const SEPARATORS = [";", ",", "\t"] as const

type Rows = readonly (readonly (string | number)[])[]

/**
 * A table that Hungarian spreadsheets open correctly: UTF-8 with byte order mark, semicolons, every cell in
 * quotes. User input is never a formula.
 */
export function writeCsv(rows: Rows): string {
  return BYTE_ORDER_MARK + csvLines(rows)
}

/** The columns of a table: header and cell. */
export type Columns<Row> = readonly (readonly [head: string, cell: (row: Row) => string | number])[]

/** As `writeCsv`, one line for each row. */
export const csvOf = <Row>(columns: Columns<Row>, rows: readonly Row[]): string =>
  writeCsv([columns.map(([head]) => head), ...rows.map((row) => columns.map(([, cell]) => cell(row)))])

/** More rows of a table that `writeCsv` started. */
export function csvLines(rows: Rows): string {
  return rows.map((row) => `${row.map(writeCell).join(";")}\r\n`).join("")
}

function writeCell(value: string | number): string {
  const text = String(value)
  const isFormula = FORMULA.test(text) && !NUMBER.test(text)
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`
}

/** Far more than the columns of a table. A row of millions of separators would be read in one go. */
export const MOST_CELLS = 1_000
/** The part of the first line that tells the separator. */
const HEAD_CHARACTERS = 10_000

/**
 * The rows of a table written by this shop or a spreadsheet, empty ones too, so that they can be counted as the spreadsheet
 * does; the separator is that of its first line. Something that is no table ends with a row of more than `MOST_CELLS`.
 */
export function* csvRows(text: string): Generator<string[]> {
  const content = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text
  const separator = separatorOf(content)
  const cells = new RegExp(
    `("[^"]*(?:""[^"]*)*"|[^${separator}\\r\\n]*)(${separator}|\\r\\n|\\r|\\n|$)`,
    "gy",
  )
  let row: string[] = []
  for (const [, cell = "", end] of content.matchAll(cells)) {
    row.push(readCell(unquoted(cell)))
    const isTooLong = row.length > MOST_CELLS
    if (end === separator && !isTooLong) continue
    yield row
    if (isTooLong) return
    row = []
  }
}

/** The rows that contain something. */
export const readCsv = (text: string): string[][] => [...csvRows(text)].filter((row) => !isEmptyRow(row))

export const isEmptyRow = (row: readonly string[]): boolean => row.every((cell) => cell.trim() === "")

const unquoted = (cell: string) =>
  cell.length > 1 && cell.startsWith('"') && cell.endsWith('"')
    ? cell.slice(1, -1).replaceAll('""', '"')
    : cell

const readCell = (cell: string) =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell

function separatorOf(content: string): string {
  const [head = ""] = content.slice(0, HEAD_CHARACTERS).split("\n", 1)
  const count = (separator: string) => head.split(separator).length
  return SEPARATORS.toSorted((a, b) => count(b) - count(a))[0] ?? ";"
}
