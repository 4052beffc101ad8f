import { isEmptyRow } from "../../../../records/csv.ts"
import { staffText } from "../../../../staff-language/staff-language.ts"

/** A row of a file, with its position in the spreadsheet. */
export interface SourceRow {
  row: number
  cells: readonly string[]
}

/** The trimmed cell of a column; empty if the file has no such column. */
export type ReadCell = (line: SourceRow) => string

/**
 * A file whose columns are requested by name. Unrequested columns are reported at the end, so nothing is
 * dropped silently.
 */
export class SourceTable {
  readonly lines: readonly SourceRow[]
  readonly #names: readonly string[]
  readonly #asked = new Set<number>()

  constructor([head = [], ...lines]: readonly (readonly string[])[]) {
    this.#names = head.map((name) => name.trim())
    this.lines = lines
      .map((cells, index) => ({ row: index + 2, cells }))
      .filter(({ cells }) => !isEmptyRow(cells))
  }

  /** @param names the column's names in versions and languages of the shop system */
  column(...names: string[]): ReadCell {
    const wanted = names.map((name) => name.toLowerCase())
    const places = [...this.#names.keys()].filter((place) => wanted.includes(this.#nameAt(place)))
    for (const place of places) this.#asked.add(place)
    return ({ cells }) => places.map((place) => cells[place]?.trim() ?? "").find(Boolean) ?? ""
  }

  /** All columns whose name matches, with the parts that the pattern names. */
  columns(pattern: RegExp): { parts: string[]; read: ReadCell }[] {
    return this.#names.flatMap((name) => {
      const match = pattern.exec(name)
      return match ? [{ parts: match.slice(1), read: this.column(name) }] : []
    })
  }

  /** Non-empty columns that were not requested. */
  leftOut(): { name: string; rows: number }[] {
    return this.#names.flatMap((name, place) => {
      const rows = this.lines.filter(({ cells }) => cells[place]?.trim()).length
      return this.#asked.has(place) || rows === 0 ? [] : [{ name, rows }]
    })
  }

  #nameAt(place: number): string {
    return this.#names[place]?.toLowerCase() ?? ""
  }
}

/** The sentence about ignored columns; none if there are none. */
export function remarkLeftOut(table: SourceTable): string[] {
  const columns = table
    .leftOut()
    .map(({ name, rows }) => staffText({ hu: `${name} (${rows} sor)`, en: `${name} (${rows} rows)` }))
  return columns.length > 0
    ? [
        staffText({
          hu: `Ezek az oszlopok kimaradnak, nincs helyük a boltban: ${columns.join(", ")}.`,
          en: `These columns are left out, the shop has no place for them: ${columns.join(", ")}.`,
        }),
      ]
    : []
}
