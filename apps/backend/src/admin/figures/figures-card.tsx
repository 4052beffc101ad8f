import { Container, Heading, Table, Text } from "@medusajs/ui"
import type { ReactNode } from "react"
import { HeadedTable } from "../headed-table.tsx"
import { TableDownload } from "../table-download.tsx"
import { figuresTexts } from "./figures-texts.ts"

interface FiguresCardProps {
  title: string
  hint?: string
  /** The URL of its table as CSV. */
  csv?: string
  more?: ReactNode
  children: ReactNode
}

/** One key figure of the overview. */
export function FiguresCard({ title, hint, csv, more, children }: FiguresCardProps) {
  return (
    <Container className="p-0">
      <div className="flex flex-wrap items-start justify-between gap-2 px-6 py-4">
        <div>
          <Heading level="h2">{title}</Heading>
          {hint && (
            <Text size="small" className="text-ui-fg-subtle">
              {hint}
            </Text>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {more}
          {csv && <TableDownload address={csv} label={title} isShort />}
        </div>
      </div>
      {children}
    </Container>
  )
}

interface FiguresTableProps {
  columns: readonly string[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** The first column is a label, the others are numbers. */
export function FiguresTable({ columns, rows }: FiguresTableProps) {
  if (rows.length === 0) {
    return (
      <Text size="small" className="px-6 pb-4 text-ui-fg-subtle">
        {figuresTexts().none}
      </Text>
    )
  }
  return (
    <HeadedTable columns={columns} numbersFrom={1}>
      {rows.map(({ key, cells }) => (
        <Table.Row key={key}>
          {cells.map((cell, index) => (
            <Table.Cell
              key={columns[index]}
              className={index > 0 ? "whitespace-nowrap text-right tabular-nums" : ""}
            >
              {cell}
            </Table.Cell>
          ))}
        </Table.Row>
      ))}
    </HeadedTable>
  )
}
