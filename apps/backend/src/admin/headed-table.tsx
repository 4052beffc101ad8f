import { Table } from "@medusajs/ui"
import type { ReactNode } from "react"

interface HeadedTableProps {
  /** Names of the columns; one without a name holds buttons. */
  columns: readonly string[]
  /** The columns from this index on contain numbers. */
  numbersFrom?: number
  /** The rows. */
  children: ReactNode
}

/** A table that scrolls sideways on its own where it is wider than the screen. */
export function HeadedTable({ columns, numbersFrom = columns.length, children }: HeadedTableProps) {
  return (
    <div className="overflow-x-auto">
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
