import type { Words } from "../../staff-language/staff-language.ts"

export interface RowChoice {
  value: string
  label: Words
}

/** One cell of a row in the form. */
export interface RowColumn {
  label: Words
  placeholder?: Words
  /** The label for an empty choice; absent if a choice is required. */
  emptyChoice?: Words
  /** The choices, depending on the cells before; without it any text is allowed. */
  choices?: (cells: readonly string[]) => readonly RowChoice[] | null
  /** A day, chosen from a calendar. */
  isDay?: true
  /** Several values, each in its own field; stored with commas between them. */
  isList?: true
  /** Medusa records that the form suggests while typing. */
  records?: "products" | "collections"
}

/** Converts between a value of lines and rows of fields. */
export interface RowShape {
  columns: readonly RowColumn[]
  split: (value: string) => string[][]
  join: (rows: readonly (readonly string[])[]) => string
}

/** Values of one cell. */
export const splitValues = (cell: string): string[] =>
  cell
    .split(",")
    .map((value) => value.trim())
    .filter(Boolean)

export const joinValues = (values: readonly string[]): string =>
  values
    .map((value) => value.trim())
    .filter(Boolean)
    .join(", ")

export const isEmptyRow = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === "")

/** A row is a line, which `read` parses and `write` formats. */
export function lineRows(
  columns: readonly RowColumn[],
  read: (line: string) => string[],
  write: (cells: readonly string[]) => string,
): RowShape {
  return {
    columns,
    split: (value) =>
      value
        .split("\n")
        .filter((line) => line.trim() !== "")
        .map((line) => read(line.trim())),
    join: (rows) =>
      rows
        .map((cells) => cells.map((cell) => cell.trim()))
        .filter((cells) => !isEmptyRow(cells))
        .map(write)
        .join("\n"),
  }
}

/** Lines of one cell. */
export const plainRows = (column: RowColumn): RowShape =>
  lineRows(
    [column],
    (line) => [line],
    ([cell = ""]) => cell,
  )

/** Ranges of two cells, stored in a single line: "2026-12-24..2027-01-01, …". A range with one cell has it twice. */
export const rangeRows = (first: RowColumn, last: RowColumn): RowShape => ({
  columns: [first, last],
  split: (value) => splitValues(value).map((range) => range.split("..")),
  join: (rows) =>
    joinValues(
      rows
        .filter((cells) => !isEmptyRow(cells))
        .map(([from = "", to = ""]) => `${from.trim()}..${to.trim() || from.trim()}`),
    ),
})

/** Values of one cell that are stored in a single line, with commas between them. */
export const commaRows = (column: RowColumn): RowShape => ({
  columns: [column],
  split: (value) =>
    value
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((one) => [one]),
  join: (rows) => joinValues(rows.map(([cell = ""]) => cell)),
})
