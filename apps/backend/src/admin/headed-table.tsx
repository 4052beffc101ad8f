import { clx, Table } from "@medusajs/ui"
import type { CSSProperties, ReactNode } from "react"

interface HeadedTableProps {
  /** Names of the columns; one without a name holds buttons. */
  columns: readonly string[]
  /** The columns from this index on contain numbers. */
  numbersFrom?: number
  /** The rows. */
  children: ReactNode
}

/** On a phone every row is a card of two columns, and every cell says the name of its column. */
const CARDS = [
  "max-md:[&_table]:block max-md:[&_tbody]:block max-md:[&_tbody]:border-t max-md:[&_thead]:sr-only",
  "max-md:[&_tr]:grid max-md:[&_tr]:grid-cols-2 max-md:[&_tr]:gap-x-4 max-md:[&_tr]:gap-y-3 max-md:[&_tr]:px-6 max-md:[&_tr]:py-4",
  "max-md:[&_td]:block max-md:[&_td]:!h-auto max-md:[&_td]:min-w-0 max-md:[&_td]:!px-0 max-md:[&_td]:!py-0",
  "max-md:[&_td]:!whitespace-normal max-md:[&_td]:break-words max-md:[&_td]:!text-left max-md:[&_td:empty]:hidden",
  "max-md:[&_select]:max-w-full max-md:[&_input]:max-w-full",
  "max-md:[&_td[colspan]]:col-span-2 max-md:[&_th[colspan]]:col-span-2 max-md:[&_th[colspan]]:!p-0",
  "max-md:[&_td]:before:block max-md:[&_td]:before:text-ui-fg-muted",
]

/** Each is written out, because the style sheet is made of the classes that are found in the code. */
const NAMES = [
  "max-md:[&_td:nth-child(1):not([colspan])]:before:content-[var(--column-1)]",
  "max-md:[&_td:nth-child(2)]:before:content-[var(--column-2)]",
  "max-md:[&_td:nth-child(3)]:before:content-[var(--column-3)]",
  "max-md:[&_td:nth-child(4)]:before:content-[var(--column-4)]",
  "max-md:[&_td:nth-child(5)]:before:content-[var(--column-5)]",
  "max-md:[&_td:nth-child(6)]:before:content-[var(--column-6)]",
  "max-md:[&_td:nth-child(7)]:before:content-[var(--column-7)]",
  "max-md:[&_td:nth-child(8)]:before:content-[var(--column-8)]",
]

/** A table that scrolls sideways on its own where it is wider than the screen, and cards on a phone. */
export function HeadedTable({ columns, numbersFrom = columns.length, children }: HeadedTableProps) {
  const names = Object.fromEntries(
    columns.map((column, index) => [`--column-${index + 1}`, column ? JSON.stringify(column) : "none"]),
  )
  return (
    <div className={clx("overflow-x-auto", CARDS, NAMES)} style={names as CSSProperties}>
      <Table>
        <Table.Header>
          <Table.Row>
            {columns.map((column, index) => (
              <Table.HeaderCell key={column} className={index >= numbersFrom ? "text-right" : ""}>
                {column}
              </Table.HeaderCell>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>{children}</Table.Body>
      </Table>
    </div>
  )
}
