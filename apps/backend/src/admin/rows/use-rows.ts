import { type ClipboardEvent, type RefObject, useEffect, useRef, useState } from "react"
import { isEmptyRow, type RowShape } from "../../modules/content/rows.ts"

export interface Row {
  /** Stays with the row when it moves, so that the focus stays, too. */
  key: string
  cells: string[]
}

interface RowsOptions {
  shape: RowShape
  value: string
  onChange: (value: string) => void
}

export interface Rows {
  rows: readonly Row[]
  /** The element around the fields of the rows, in which the focus follows a moved row. */
  list: RefObject<HTMLFieldSetElement | null>
  setCell: (key: string, column: number, cell: string) => void
  add: () => void
  move: (index: number, by: -1 | 1) => void
  remove: (index: number) => void
  /** Pasted lines of a spreadsheet become rows. */
  paste: (event: ClipboardEvent, index: number) => void
}

const toRow = (cells: string[]): Row => ({ key: crypto.randomUUID(), cells })

/** The rows of a value, and what its buttons and fields do with them. */
export function useRows({ shape, value, onChange }: RowsOptions): Rows {
  const [kept, setKept] = useState(() => ({ value, rows: shape.split(value).map(toRow) }))
  const list = useRef<HTMLFieldSetElement>(null)
  const focus = useRef<string | null>(null)
  // The value was changed from outside, for example by restoring an earlier version.
  if (kept.value !== value) setKept({ value, rows: shape.split(value).map(toRow) })
  const { rows } = kept
  useEffect(() => {
    if (focus.current) list.current?.querySelector<HTMLElement>(focus.current)?.focus()
    focus.current = null
  })

  const change = (changed: Row[], focused: string | null = null) => {
    focus.current = focused
    const joined = shape.join(changed.map(({ cells }) => cells))
    setKept({ value: joined, rows: changed })
    onChange(joined)
  }
  const setCell = (key: string, column: number, cell: string) =>
    change(rows.map((row) => (row.key === key ? { ...row, cells: row.cells.with(column, cell) } : row)))
  const add = () => {
    const row = toRow(shape.columns.map(() => ""))
    change([...rows, row], `[data-row="${row.key}"] :is(input, select)`)
  }
  const move = (index: number, by: -1 | 1) => {
    const row = rows[index]
    const other = rows[index + by]
    if (!row || !other) return
    const place = index + by
    // At the first or last row the clicked button becomes disabled: the other one takes the focus.
    const goesUp = place === rows.length - 1 || (by === -1 && place > 0)
    change(
      rows.with(index, other).with(place, row),
      `[data-row="${row.key}"] [data-move="${goesUp ? "up" : "down"}"]`,
    )
  }
  const remove = (index: number) => {
    const next = rows[index + 1] ?? rows[index - 1]
    change(rows.toSpliced(index, 1), next ? `[data-row="${next.key}"] [data-remove]` : "[data-add]")
  }
  const paste = (event: ClipboardEvent, index: number) => {
    const text = event.clipboardData.getData("text/plain").trim()
    if (!/[\n\t]/.test(text)) return
    event.preventDefault()
    const pasted = shape.split(text.replaceAll("\r", "")).map(toRow)
    const isEmpty = isEmptyRow(rows[index]?.cells ?? [])
    change(rows.toSpliced(isEmpty ? index : index + 1, isEmpty ? 1 : 0, ...pasted))
  }

  return { rows, list, setCell, add, move, remove, paste }
}
