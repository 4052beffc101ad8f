import { Table } from "@medusajs/ui"
import { textsForStaff } from "@porteka/shop/languages"
import { PAGE_SIZE } from "./back-end.ts"
import { adminLanguage } from "./language.ts"

const TEXTS = textsForStaff({
  hu: { of: "/", results: "sor", pages: "oldal", prev: "Előző", next: "Következő" },
  en: { of: "of", results: "rows", pages: "pages", prev: "Previous", next: "Next" },
})

interface PagerProps {
  /** Number of rows on all pages. */
  count: number
  /** From 0. */
  page: number
  onPage: (page: number) => void
}

/** The buttons below a list of the back end; none if everything is on one page. */
export function Pager({ count, page, onPage }: PagerProps) {
  const pageCount = Math.max(1, Math.ceil(count / PAGE_SIZE))
  if (pageCount === 1 && page === 0) return null
  return (
    <Table.Pagination
      count={count}
      pageSize={PAGE_SIZE}
      pageIndex={page}
      pageCount={pageCount}
      canPreviousPage={page > 0}
      canNextPage={page + 1 < pageCount}
      previousPage={() => onPage(page - 1)}
      nextPage={() => onPage(page + 1)}
      translations={TEXTS[adminLanguage()]}
    />
  )
}
