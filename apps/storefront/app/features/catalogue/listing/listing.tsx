import type { CatalogueCard as Card, CatalogueList, CatalogueSort } from "@porteka/commerce-sdk"
import { useEffect, useId, useRef } from "react"
import { useSearchParams } from "react-router"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { buttonClass } from "#app/ui/controls/button.tsx"
import { EmptyState } from "#app/ui/feedback/empty-state.tsx"
import { ProductGrid } from "#app/ui/goods/product-grid.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { Pagination } from "#app/ui/navigation/pagination.tsx"
import { CatalogueCard } from "../catalogue-card.tsx"
import { activeFilters, withoutFilters } from "./active-filters.ts"
import { FilterChips } from "./filter-chips.tsx"
import { FilterPanel } from "./filter-panel.tsx"
import { withPage } from "./list-query.ts"
import { LoadMore } from "./load-more.tsx"
import { useLoadedAbove } from "./loaded-above.ts"
import { SortSelect } from "./sort-select.tsx"

/** The first row's pictures are seen at once. */
const EAGER_CARDS = 3

/** A list of goods with its filters, order and pages; all of its state is in the address. */
export function Listing({
  list,
  defaultSort = "relevance",
  searched = false,
}: {
  list: CatalogueList
  defaultSort?: CatalogueSort
  /** Somebody's words made this list: an empty one says that they found nothing. */
  searched?: boolean
}) {
  const t = useTranslations("catalogue")
  const [search] = useSearchParams()
  const formId = useId()
  const filters = activeFilters(search, list.facets)
  if (list.count === 0 && filters.length === 0) return <EmptyListing searched={searched} />
  return (
    <div className="grid gap-x-12 lg:grid-cols-[14.5rem_minmax(0,1fr)]">
      <aside className="max-lg:mb-5">
        <FilterPanel id={formId} list={list} active={filters.length} />
      </aside>
      <div>
        <div className="mb-5 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p role="status" className="tabular text-ink-muted">
            {t("count", { count: list.count })}
          </p>
          <SortSelect form={formId} defaultSort={defaultSort} />
        </div>
        <FilterChips filters={filters} />
        {list.products.length > 0 ? <Pages list={list} /> : <NothingFits filtered={filters.length > 0} />}
      </div>
    </div>
  )
}

function Pages({ list }: { list: CatalogueList }) {
  const t = useTranslations("catalogue")
  const [search] = useSearchParams()
  const { above, loadMore } = useLoadedAbove()
  const shown = [...above, ...list.products]
  const grid = useFocusOnNew(above.length)
  return (
    <>
      <div ref={grid}>
        <ProductGrid narrow>
          {shown.map((card: Card, index) => (
            <li key={card.id}>
              <CatalogueCard card={card} priority={index === 0} eager={index < EAGER_CARDS} level="h2" />
            </li>
          ))}
        </ProductGrid>
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

/** After "load more" the keyboard goes on at the first new card. */
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

function NothingFits({ filtered }: { filtered: boolean }) {
  const t = useTranslations("catalogue")
  const [search] = useSearchParams()
  return (
    <EmptyState
      title={filtered ? t("nothingFitsTitle") : t("emptyTitle")}
      text={filtered ? t("nothingFitsText") : t("noSuchPageText")}
      action={
        <Link to={filtered ? withoutFilters(search) : withPage(search, 1)} className={buttonClass("primary")}>
          {filtered ? t("removeFilters") : t("firstPage")}
        </Link>
      }
    />
  )
}

function EmptyListing({ searched }: { searched: boolean }) {
  const t = useTranslations("catalogue")
  const paths = usePaths()
  return (
    <EmptyState
      title={searched ? t("nothingFoundTitle") : t("emptyTitle")}
      text={searched ? t("nothingFoundText") : t("emptyText")}
      action={
        <Link to={paths.products()} className={buttonClass("primary")}>
          {t("emptyAction")}
        </Link>
      }
    />
  )
}
