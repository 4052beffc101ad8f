import type { CatalogueFacet, CatalogueList, CatalogueSort } from "@porteka/commerce-sdk"
import { useEffect, useId, useRef } from "react"
import { useSearchParams } from "react-router"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { HydratedLater } from "#app/ui/browser/hydrated-later.tsx"
import { buttonClass } from "#app/ui/controls/button.tsx"
import { EmptyState } from "#app/ui/feedback/empty-state.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { Pagination } from "#app/ui/navigation/pagination.tsx"
import { activeFilters, withoutFilters } from "./active-filters.ts"
import { FilterChips } from "./filter-chips.tsx"
import { FilterPanel } from "./filter-panel.tsx"
import { FoundCards } from "./found-cards.tsx"
import { withPage } from "./list-address.ts"
import { LoadMore } from "./load-more.tsx"
import { useLoadedAbove } from "./loaded-above.ts"
import { SearchNotice } from "./search-notice.tsx"
import { SortSelect } from "./sort-select.tsx"

/** A list of products with filters, order and pages; all of its state is in the URL. */
export function Listing({
  list,
  defaultSort = "relevance",
  all = false,
}: {
  list: CatalogueList
  defaultSort?: CatalogueSort
  /** True for the list of all products: if it is empty, the shop has no products yet. */
  all?: boolean
}) {
  const [search] = useSearchParams()
  const formId = useId()
  const filters = activeFilters(search, list.facets)
  if (list.count === 0 && filters.length === 0) return all ? <NoProducts /> : <EmptyListing />
  return (
    // On a phone filters and order share a row; without scripts the opened filters have one of their own.
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center noscript:items-start gap-x-3 gap-y-4 lg:grid-cols-[14.5rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-12 lg:gap-y-5">
      <HydratedLater>
        <aside className="max-lg:has-[details[open]]:col-span-2 lg:row-span-2">
          <FilterPanel id={formId} list={list} active={filters.length} />
        </aside>
      </HydratedLater>
      <div className="max-lg:contents lg:flex lg:min-h-11 lg:items-center lg:justify-between lg:gap-4">
        <p role="status" className="tabular text-ink-muted max-lg:order-1 max-lg:col-span-2">
          <CountText list={list} />
        </p>
        <SortSelect form={formId} defaultSort={defaultSort} />
      </div>
      <div className="min-w-0 max-lg:order-2 max-lg:col-span-2 lg:col-start-2">
        <FilterChips filters={filters} facets={list.facets} />
        {list.search && list.count > 0 && <SearchNotice search={list.search} />}
        {list.products.length > 0 ? (
          <Pages list={list} />
        ) : (
          <NothingFits facets={list.facets} filtered={filters.length > 0} />
        )}
      </div>
    </div>
  )
}

/** „14 termék”, and for a search the number of exact matches. */
function CountText({ list: { count, search } }: { list: CatalogueList }) {
  const t = useTranslations("catalogue")
  if (!search || search.exact_count === count) return t("count", { count })
  if (search.exact_count === 0) return t("countSimilar", { count })
  return t("countExactAndSimilar", { exact: search.exact_count, similar: count - search.exact_count })
}

function Pages({ list }: { list: CatalogueList }) {
  const t = useTranslations("catalogue")
  const [search] = useSearchParams()
  const { above, loadMore } = useLoadedAbove()
  const shown = [...above, ...list.products]
  const before = (list.page - 1) * list.page_size - above.length
  const grid = useFocusOnNew(above.length)
  return (
    <>
      <div ref={grid}>
        <FoundCards cards={shown} exact={list.search ? list.search.exact_count - before : shown.length} />
      </div>
      {list.page_count > 1 && (
        <>
          {list.page < list.page_count && (
            <LoadMore
              shown={shown.length}
              count={list.count}
              onLoad={() => loadMore(withPage(search, list.page + 1), shown)}
            />
          )}
          <div className="mt-8">
            <Pagination
              label={t("pagination")}
              previousLabel={t("previousPage")}
              nextLabel={t("nextPage")}
              pageLabel={(page) => t("page", { page })}
              page={list.page}
              pageCount={list.page_count}
              toPage={(page) => withPage(search, page)}
            />
          </div>
        </>
      )}
    </>
  )
}

/** After "load more" the focus moves to the first new card. */
function useFocusOnNew(above: number) {
  const grid = useRef<HTMLDivElement>(null)
  const before = useRef(above)
  useEffect(() => {
    if (above > before.current) {
      grid.current?.querySelectorAll("article")[above]?.querySelector("a")?.focus({ preventScroll: true })
    }
    before.current = above
  }, [above])
  return grid
}

function NothingFits({ facets, filtered }: { facets: CatalogueFacet[]; filtered: boolean }) {
  const t = useTranslations("catalogue")
  const [search] = useSearchParams()
  return (
    <EmptyState
      title={filtered ? t("nothingFitsTitle") : t("emptyTitle")}
      text={filtered ? t("nothingFitsText") : t("noSuchPageText")}
      action={
        <Link
          to={filtered ? withoutFilters(search, facets) : withPage(search, 1)}
          className={buttonClass("primary")}
        >
          {filtered ? t("removeFilters") : t("firstPage")}
        </Link>
      }
    />
  )
}

function NoProducts() {
  const t = useTranslations("catalogue")
  const paths = usePaths()
  return (
    <EmptyState
      title={t("noProductsTitle")}
      text={t("noProductsText")}
      action={
        <Link to={paths.contact()} className={buttonClass("primary")}>
          {t("noProductsAction")}
        </Link>
      }
    />
  )
}

function EmptyListing() {
  const t = useTranslations("catalogue")
  const paths = usePaths()
  return (
    <EmptyState
      title={t("emptyTitle")}
      text={t("emptyText")}
      action={
        <Link to={paths.products()} className={buttonClass("primary")}>
          {t("emptyAction")}
        </Link>
      }
    />
  )
}
