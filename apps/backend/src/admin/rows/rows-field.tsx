import { ArrowDownMini, ArrowUpMini, Plus, Trash } from "@medusajs/icons"
import { Button, IconButton, Text } from "@medusajs/ui"
import type { ReactNode } from "react"
import { isEmptyRow, type RowShape } from "../../modules/content/rows.ts"
import { adminLanguage } from "../language.ts"
import { RowCell } from "./row-cell.tsx"
import { ROWS_TEXTS } from "./rows-texts.ts"
import { type Row, type Rows, useRows } from "./use-rows.ts"

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

/** A value with several rows: fields for each, with buttons that add, move and remove rows. */
export function RowsField({ id, label, hint, shape, value, lang, problems, onChange }: RowsFieldProps) {
  const texts = ROWS_TEXTS[adminLanguage()]
  const rows = useRows({ shape, value, onChange })
  const filled = rows.rows.filter(({ cells }) => !isEmptyRow(cells))
  return (
    <fieldset ref={rows.list} id={id} className="flex min-w-0 flex-col gap-2">
      <legend className="txt-compact-small text-ui-fg-base mb-1 font-sans">{label}</legend>
      {hint && (
        <Text size="xsmall" className="text-ui-fg-muted">
          {hint}
        </Text>
      )}
      {rows.rows.length === 0 && (
        <Text size="small" className="text-ui-fg-muted">
          {texts.none}
        </Text>
      )}
      {rows.rows.map((row, index) => (
        <RowFields
          key={row.key}
          id={id}
          row={row}
          index={index}
          rows={rows}
          shape={shape}
          lang={lang}
          problem={problems.get(filled.indexOf(row))}
        />
      ))}
      <Button
        type="button"
        variant="secondary"
        size="small"
        data-add
        className="self-start"
        onClick={rows.add}
      >
        <Plus />
        {texts.add}
      </Button>
    </fieldset>
  )
}

interface RowFieldsProps {
  /** The id of the whole field. */
  id: string
  row: Row
  index: number
  rows: Rows
  shape: RowShape
  lang: string | undefined
  problem: string | undefined
}

function RowFields({ id, row: { key, cells }, index, rows, shape, lang, problem }: RowFieldsProps) {
  const texts = ROWS_TEXTS[adminLanguage()]
  const problemId = problem === undefined ? undefined : `${id}-${key}-problem`
  return (
    <div
      data-row={key}
      className="max-sm:border-ui-border-base flex flex-col gap-1 max-sm:border-b max-sm:pb-2"
    >
      <div className="flex flex-wrap items-start gap-2 sm:flex-nowrap">
        <div className="flex min-w-0 grow basis-full flex-wrap gap-2 sm:basis-0 sm:flex-nowrap">
          {shape.columns.map((column, at) => (
            <RowCell
              key={column.label.en}
              column={column}
              cells={cells}
              lang={lang}
              label={texts.cell(index + 1, column.label[adminLanguage()])}
              value={cells[at] ?? ""}
              problemId={problemId}
              onChange={(cell) => rows.setCell(key, at, cell)}
              onPaste={at === 0 ? (event) => rows.paste(event, index) : undefined}
            />
          ))}
        </div>
        <RowButtons index={index} rows={rows} />
      </div>
      {problem !== undefined && (
        <Text id={problemId} size="xsmall" className="text-ui-fg-error [overflow-wrap:anywhere]">
          {problem}
        </Text>
      )}
    </div>
  )
}

function RowButtons({ index, rows }: { index: number; rows: Rows }) {
  const texts = ROWS_TEXTS[adminLanguage()]
  const number = index + 1
  return (
    <div className="flex shrink-0 gap-1">
      <RowButton
        data-move="up"
        disabled={index === 0}
        label={texts.up(number)}
        onClick={() => rows.move(index, -1)}
      >
        <ArrowUpMini />
      </RowButton>
      <RowButton
        data-move="down"
        disabled={number === rows.rows.length}
        label={texts.down(number)}
        onClick={() => rows.move(index, 1)}
      >
        <ArrowDownMini />
      </RowButton>
      <RowButton data-remove label={texts.remove(number)} onClick={() => rows.remove(index)}>
        <Trash />
      </RowButton>
    </div>
  )
}

interface RowButtonProps {
  label: string
  disabled?: boolean
  "data-move"?: "up" | "down"
  "data-remove"?: true
  onClick: () => void
  children: ReactNode
}

const RowButton = ({ label, ...button }: RowButtonProps) => (
  <IconButton type="button" variant="transparent" size="small" aria-label={label} title={label} {...button} />
)
