import { Input, Text } from "@medusajs/ui"
import { type ClipboardEvent, useId, useState } from "react"
import { joinValues, type RowChoice, type RowColumn, splitValues } from "../../modules/content/rows.ts"
import { adminLanguage } from "../language.ts"
import { type NamedRecord, useRecords } from "../records.ts"
import { SELECT } from "../select-class.ts"
import { ROWS_TEXTS } from "./rows-texts.ts"

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

/** A cell of a row: one field, or for a list one for each value and an empty one. */
export function RowCell({ column, cells, label, value, problemId, onChange, ...field }: CellProps) {
  const choices = column.choices?.(cells) ?? null
  if (!column.isList)
    return (
      <CellField
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
        <CellField
          // A value has nothing but its place: it is what is being typed.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={index}
          column={column}
          {...field}
          choices={choices?.filter(({ value: other }) => other === one || !values.includes(other)) ?? null}
          label={`${label}, ${ROWS_TEXTS[adminLanguage()].value(index + 1)}`}
          placeholder={index === values.length ? ROWS_TEXTS[adminLanguage()].more : undefined}
          value={one}
          problemId={one === "" ? undefined : problemId}
          onChange={(changed) => set(index, changed)}
          isNarrow
        />
      ))}
    </div>
  )
}

interface CellFieldProps extends Omit<CellProps, "cells"> {
  choices: readonly RowChoice[] | null
  placeholder?: string | undefined
  isNarrow?: boolean
}

function CellField({
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
}: CellFieldProps) {
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

interface TextCellProps
  extends Pick<CellFieldProps, "value" | "lang" | "onChange" | "onPaste" | "placeholder"> {
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
