import { ArrowDownMini, ArrowUpMini, Plus, Trash } from "@medusajs/icons"
import { Button, IconButton, Input, Text } from "@medusajs/ui"
import { textsByLanguage } from "@porteka/shop/languages"
import { type ClipboardEvent, useEffect, useId, useRef, useState } from "react"
import {
  isEmptyRow,
  joinValues,
  type RowChoice,
  type RowColumn,
  type RowShape,
  splitValues,
} from "../modules/content/rows.ts"
import { adminLanguage } from "./language.ts"
import { type NamedRecord, useRecords } from "./records.ts"
import { SELECT } from "./select-class.ts"

const TEXTS = textsByLanguage({
  hu: {
    add: "Új sor",
    up: (row: number) => `${row}. sor feljebb`,
    down: (row: number) => `${row}. sor lejjebb`,
    remove: (row: number) => `${row}. sor törlése`,
    cell: (row: number, label: string) => `${row}. sor: ${label}`,
    value: (number: number) => `${number}. érték`,
    more: "további…",
    none: "Még egy sincs.",
  },
  en: {
    add: "Add a row",
    up: (row: number) => `Move row ${row} up`,
    down: (row: number) => `Move row ${row} down`,
    remove: (row: number) => `Remove row ${row}`,
    cell: (row: number, label: string) => `Row ${row}: ${label}`,
    value: (number: number) => `value ${number}`,
    more: "one more…",
    none: "None yet.",
  },
})

interface Row {
  /** Stays with the row when it moves, so that the focus stays, too. */
  key: string
  cells: string[]
}

interface RowsFieldProps {
  id: string
  label: string
  hint?: string | undefined
  shape: RowShape
  value: string
  lang?: string
  /** The error of a row, by its index among the rows that are not empty. */
  problems: ReadonlyMap<number, string>
  onChange: (value: string) => void
}

const toRow = (cells: string[]): Row => ({ key: crypto.randomUUID(), cells })
const join = (shape: RowShape, rows: readonly Row[]) => shape.join(rows.map(({ cells }) => cells))

/** A value with several rows: fields for each, with buttons that add, move and remove rows. */
export function RowsField({ id, label, hint, shape, value, lang, problems, onChange }: RowsFieldProps) {
  const texts = TEXTS[adminLanguage()]
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
    const joined = join(shape, changed)
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
  /** Pasted lines of a spreadsheet become rows. */
  const paste = (event: ClipboardEvent, index: number) => {
    const text = event.clipboardData.getData("text/plain").trim()
    if (!/[\n\t]/.test(text)) return
    event.preventDefault()
    const pasted = shape.split(text.replaceAll("\r", "")).map(toRow)
    const isEmpty = isEmptyRow(rows[index]?.cells ?? [])
    change(rows.toSpliced(isEmpty ? index : index + 1, isEmpty ? 1 : 0, ...pasted))
  }

  let place = -1
  return (
    <fieldset ref={list} id={id} className="flex min-w-0 flex-col gap-2">
      <legend className="txt-compact-small text-ui-fg-base mb-1 font-sans">{label}</legend>
      {hint && (
        <Text size="xsmall" className="text-ui-fg-muted">
          {hint}
        </Text>
      )}
      {rows.length === 0 && (
        <Text size="small" className="text-ui-fg-muted">
          {texts.none}
        </Text>
      )}
      {rows.map(({ key, cells }, index) => {
        if (!isEmptyRow(cells)) place++
        const problem = isEmptyRow(cells) ? undefined : problems.get(place)
        const number = index + 1
        return (
          <div
            key={key}
            data-row={key}
            className="max-sm:border-ui-border-base flex flex-col gap-1 max-sm:border-b max-sm:pb-2"
          >
            <div className="flex flex-wrap items-start gap-2 sm:flex-nowrap">
              <div className="flex min-w-0 grow basis-full flex-wrap gap-2 sm:basis-0 sm:flex-nowrap">
                {shape.columns.map((column, at) => (
                  <Cell
                    key={column.label.en}
                    column={column}
                    cells={cells}
                    lang={lang}
                    label={texts.cell(number, column.label[adminLanguage()])}
                    value={cells[at] ?? ""}
                    problemId={problem === undefined ? undefined : `${id}-${key}-problem`}
                    onChange={(cell) => setCell(key, at, cell)}
                    onPaste={at === 0 ? (event) => paste(event, index) : undefined}
                  />
                ))}
              </div>
              <div className="flex shrink-0 gap-1">
                <IconButton
                  type="button"
                  variant="transparent"
                  size="small"
                  data-move="up"
                  disabled={index === 0}
                  aria-label={texts.up(number)}
                  title={texts.up(number)}
                  onClick={() => move(index, -1)}
                >
                  <ArrowUpMini />
                </IconButton>
                <IconButton
                  type="button"
                  variant="transparent"
                  size="small"
                  data-move="down"
                  disabled={number === rows.length}
                  aria-label={texts.down(number)}
                  title={texts.down(number)}
                  onClick={() => move(index, 1)}
                >
                  <ArrowDownMini />
                </IconButton>
                <IconButton
                  type="button"
                  variant="transparent"
                  size="small"
                  data-remove
                  aria-label={texts.remove(number)}
                  title={texts.remove(number)}
                  onClick={() => remove(index)}
                >
                  <Trash />
                </IconButton>
              </div>
            </div>
            {problem !== undefined && (
              <Text
                id={`${id}-${key}-problem`}
                size="xsmall"
                className="text-ui-fg-error [overflow-wrap:anywhere]"
              >
                {problem}
              </Text>
            )}
          </div>
        )
      })}
      <Button type="button" variant="secondary" size="small" data-add className="self-start" onClick={add}>
        <Plus />
        {texts.add}
      </Button>
    </fieldset>
  )
}

interface CellProps {
  column: RowColumn
  cells: readonly string[]
  label: string
  value: string
  lang: string | undefined
  problemId: string | undefined
  onChange: (cell: string) => void
  onPaste: ((event: ClipboardEvent) => void) | undefined
}

function Cell({ column, cells, label, value, problemId, onChange, ...field }: CellProps) {
  const choices = column.choices?.(cells) ?? null
  if (!column.isList)
    return (
      <One
        column={column}
        choices={choices}
        label={label}
        value={value}
        problemId={problemId}
        onChange={onChange}
        {...field}
      />
    )
  const values = splitValues(value)
  const set = (index: number, one: string) =>
    onChange(joinValues([...values.slice(0, index), one, ...values.slice(index + 1)]))
  if (choices?.length === 0) return null
  return (
    <div className="flex min-w-0 grow basis-0 flex-wrap gap-2">
      {[...values, ""].map((one, index) => (
        <One
          // A value has nothing but its place: it is what is being typed.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={index}
          column={column}
          {...field}
          choices={choices?.filter(({ value: other }) => other === one || !values.includes(other)) ?? null}
          label={`${label}, ${TEXTS[adminLanguage()].value(index + 1)}`}
          placeholder={index === values.length ? TEXTS[adminLanguage()].more : undefined}
          value={one}
          problemId={one === "" ? undefined : problemId}
          onChange={(changed) => set(index, changed)}
          isNarrow
        />
      ))}
    </div>
  )
}

interface OneProps extends Omit<CellProps, "cells"> {
  choices: readonly RowChoice[] | null
  placeholder?: string | undefined
  isNarrow?: boolean
}

function One({
  column,
  choices,
  label,
  value,
  lang,
  problemId,
  placeholder,
  isNarrow,
  onChange,
  onPaste,
}: OneProps) {
  const language = adminLanguage()
  const shared = {
    "aria-label": label,
    "aria-invalid": problemId !== undefined,
    "aria-describedby": problemId,
  }
  const width = isNarrow ? "w-36" : "min-w-32 grow basis-0"
  if (!choices)
    return (
      <TextCell
        shared={shared}
        value={value}
        lang={lang}
        width={width}
        onChange={onChange}
        onPaste={onPaste}
        records={column.records}
        isDay={column.isDay}
        placeholder={placeholder ?? column.placeholder?.[language]}
      />
    )
  const isKnown = choices.some((choice) => choice.value === value)
  return (
    <select
      {...shared}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={`${SELECT} aria-[invalid=true]:border-ui-border-error ${width}`}
    >
      {(column.emptyChoice || value === "") && (
        <option value="">{column.emptyChoice?.[language] ?? ""}</option>
      )}
      {value !== "" && !isKnown && <option value={value}>{value}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label[language]}
        </option>
      ))}
    </select>
  )
}

interface TextCellProps extends Pick<OneProps, "value" | "lang" | "onChange" | "onPaste" | "placeholder"> {
  shared: Record<string, string | boolean | undefined>
  width: string
  records: RowColumn["records"]
  isDay: RowColumn["isDay"]
}

function TextCell({
  shared,
  value,
  lang,
  width,
  records,
  isDay,
  placeholder,
  onChange,
  onPaste,
}: TextCellProps) {
  const listId = useId()
  const known: readonly NamedRecord[] = useRecords(records)
  // While somebody types, spaces and commas are kept in the cell; the stored row is cleaned up.
  const [typed, setTyped] = useState(value)
  const shown = typed.trim() === value.trim() ? typed : value
  const title = known.find(({ handle }) => handle === value)?.title
  return (
    <div className={`${width} flex flex-col`}>
      <Input
        {...shared}
        type={isDay ? "date" : undefined}
        lang={records ? undefined : lang}
        list={records && listId}
        size="small"
        value={shown}
        placeholder={placeholder}
        onPaste={onPaste}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(target.value)
        }}
      />
      {title && (
        <Text size="xsmall" className="text-ui-fg-subtle">
          {title}
        </Text>
      )}
      {records && (
        <datalist id={listId}>
          {known.map((one) => (
            <option key={one.handle} value={one.handle}>
              {one.title}
            </option>
          ))}
        </datalist>
      )}
    </div>
  )
}
