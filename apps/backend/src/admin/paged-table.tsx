import { Table, Text } from "@medusajs/ui"
import { textsByLanguage } from "@porteka/shop/languages"
import type { ReactNode } from "react"
import { PAGE_SIZE } from "./ask.ts"
import { HeadedTable } from "./headed-table.tsx"
import { adminLanguage } from "./language.ts"

const PAGER = textsByLanguage({
  hu: { of: "/", results: "sor", pages: "oldal", prev: "Előző", next: "Következő" },
  en: { of: "of", results: "rows", pages: "pages", prev: "Previous", next: "Next" },
})

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
  const pageCount = Math.max(1, Math.ceil(count / PAGE_SIZE))
  return (
    <>
      <HeadedTable columns={columns}>{children}</HeadedTable>
      {(pageCount > 1 || page > 0) && (
        <Table.Pagination
          count={count}
          pageSize={PAGE_SIZE}
          pageIndex={page}
          pageCount={pageCount}
          canPreviousPage={page > 0}
          canNextPage={page + 1 < pageCount}
          previousPage={() => onPage(page - 1)}
          nextPage={() => onPage(page + 1)}
          translations={PAGER[adminLanguage()]}
        />
      )}
    </>
  )
}
