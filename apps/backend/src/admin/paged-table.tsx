import { Text } from "@medusajs/ui"
import type { ReactNode } from "react"
import { HeadedTable } from "./headed-table.tsx"
import { Pager } from "./pager.tsx"

interface PagedTableProps {
  columns: readonly string[]
  /** Number of rows on all pages; undefined while loading. */
  count: number | undefined
  /** The message for an empty list. */
  none: string
  /** From 0. */
  page: number
  onPage: (page: number) => void
  /** The rows of this page. */
  children: ReactNode
}

/** A list of the back end with pagination. */
export function PagedTable({ columns, count, none, page, onPage, children }: PagedTableProps) {
  if (count === undefined) return null
  if (count === 0) return <Text className="px-6 pb-6 text-ui-fg-subtle">{none}</Text>
  return (
    <>
      <HeadedTable columns={columns}>{children}</HeadedTable>
      <Pager count={count} page={page} onPage={onPage} />
    </>
  )
}
