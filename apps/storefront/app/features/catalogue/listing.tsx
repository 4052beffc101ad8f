import type { CatalogueList, CatalogueSort } from "@porteka/commerce-sdk"
import { Form, Link, useSearchParams, useSubmit } from "react-router"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { Button, buttonClass } from "#app/ui/button.tsx"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { Pagination } from "#app/ui/pagination.tsx"
import { ProductGrid } from "#app/ui/product-grid.tsx"
import { Select } from "#app/ui/select.tsx"
import { CatalogueCard } from "./catalogue-card.tsx"
import { withPage } from "./list-query.ts"

const EAGER_CARDS = 4

const SORTS: {
  value: CatalogueSort
  label: "sortRelevance" | "sortNewest" | "sortPriceAsc" | "sortPriceDesc" | "sortName"
}[] = [
  { value: "relevance", label: "sortRelevance" },
  { value: "newest", label: "sortNewest" },
  { value: "price_asc", label: "sortPriceAsc" },
  { value: "price_desc", label: "sortPriceDesc" },
  { value: "name", label: "sortName" },
]

/** A list of goods with its order and pages; all of its state is in the address. */
export function Listing({
  list,
  defaultSort = "relevance",
}: {
  list: CatalogueList
  defaultSort?: CatalogueSort
}) {
  const t = useTranslations("catalogue")
  const [search] = useSearchParams()
  if (list.products.length === 0) return <EmptyListing />
  return (
    <>
      <div className="mb-7 flex flex-wrap items-center justify-between gap-4">
        <p className="text-ink-muted">{t("count", { count: list.count })}</p>
        <SortForm defaultSort={defaultSort} />
      </div>
      <ProductGrid>
        {list.products.map((card, index) => (
          <li key={card.id}>
            <CatalogueCard card={card} eager={index < EAGER_CARDS} level="h2" />
          </li>
        ))}
      </ProductGrid>
      <div className="mt-14">
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
  )
}

/** A form that changes the address; with scripts it is sent by the choice itself. */
function SortForm({ defaultSort }: { defaultSort: CatalogueSort }) {
  const t = useTranslations("catalogue")
  const submit = useSubmit()
  const [search] = useSearchParams()
  const kept = [...search].filter(([key]) => key !== "sort" && key !== "page")
  return (
    <Form method="get" className="flex items-center gap-2">
      {kept.map(([key, value]) => (
        <input key={`${key}=${value}`} type="hidden" name={key} value={value} />
      ))}
      <label htmlFor="sort" className="text-sm text-ink-muted">
        {t("sort")}
      </label>
      <Select
        id="sort"
        name="sort"
        defaultValue={search.get("sort") ?? defaultSort}
        key={search.get("sort")}
        onChange={(event) => submit(event.currentTarget.form, { preventScrollReset: true })}
      >
        {SORTS.map(({ value, label }) => (
          <option key={value} value={value}>
            {t(label)}
          </option>
        ))}
      </Select>
      <div className="hidden noscript:block">
        <Button type="submit" variant="secondary">
          {t("apply")}
        </Button>
      </div>
    </Form>
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
