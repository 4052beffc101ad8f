import { ArrowLeft, ArrowRight } from "lucide-react"
import type { ReactNode } from "react"
import { classNames } from "../class-names.ts"
import { Link } from "./link.tsx"
import { pageWindow } from "./page-window.ts"

export interface PaginationProps {
  label: string
  previousLabel: string
  nextLabel: string
  /** "Page 3", the accessible name of a number's link. */
  pageLabel: (page: number) => string
  page: number
  pageCount: number
  /** The URL of a page. */
  toPage: (page: number) => string
}

const CELL = "tabular flex size-11 items-center justify-center rounded-full text-base transition-colors"

/**
 * Real links, so that every page can be opened, bookmarked and indexed. Renders nothing for a single page.
 */
export function Pagination({
  label,
  previousLabel,
  nextLabel,
  pageLabel,
  page,
  pageCount,
  toPage,
}: PaginationProps) {
  if (pageCount <= 1) return null
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-center sm:gap-1">
      <Turn to={page > 1 ? toPage(page - 1) : undefined} rel="prev" label={previousLabel}>
        <ArrowLeft className="size-5" />
      </Turn>
      <ol className="flex flex-wrap items-center justify-center sm:gap-1">
        {pageWindow(page, pageCount).map((number, index, all) => (
          <li key={number ?? `gap-${all[index - 1]}`}>
            {number === null ? (
              <span aria-hidden="true" className={classNames(CELL, "w-6 text-ink-muted sm:w-11")}>
                …
              </span>
            ) : (
              <Link
                to={toPage(number)}
                aria-label={pageLabel(number)}
                aria-current={number === page ? "page" : undefined}
                className={classNames(
                  CELL,
                  number === page ? "border border-ink font-medium" : "hover:bg-surface-hover",
                )}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <Turn to={page < pageCount ? toPage(page + 1) : undefined} rel="next" label={nextLabel}>
        <ArrowRight className="size-5" />
      </Turn>
    </nav>
  )
}

function Turn({
  to,
  rel,
  label,
  children,
}: {
  to: string | undefined
  rel: string
  label: string
  children: ReactNode
}) {
  if (!to)
    return (
      <span aria-hidden="true" className={classNames(CELL, "text-ink-disabled opacity-60")}>
        {children}
      </span>
    )
  return (
    <Link to={to} rel={rel} aria-label={label} className={classNames(CELL, "hover:bg-surface-hover")}>
      {children}
    </Link>
  )
}
