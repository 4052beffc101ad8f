import type { CatalogueSort } from "@porteka/commerce-sdk"
import { useEffect, useRef } from "react"
import { useSearchParams } from "react-router"
import { useTranslations } from "use-intl"
import { Button } from "#app/ui/controls/button.tsx"
import { Select } from "#app/ui/controls/select.tsx"
import { useApplyFilters } from "./use-filter-form.ts"

const SORTS = {
  relevance: "sortRelevance",
  best_selling: "sortBestSelling",
  best_rated: "sortBestRated",
  newest: "sortNewest",
  price_asc: "sortPriceAsc",
  price_desc: "sortPriceDesc",
  name: "sortName",
} as const satisfies Record<CatalogueSort, string>

/** The sort order of a list; part of the filter form, so that one URL contains both. */
export function SortSelect({ form, defaultSort }: { form: string; defaultSort: CatalogueSort }) {
  const t = useTranslations("catalogue")
  const [search] = useSearchParams()
  const apply = useApplyFilters()
  const asked = search.get("sort") ?? ""
  // As for the list itself (list-query.server.ts): an unknown order is none.
  const sort = Object.hasOwn(SORTS, asked) ? asked : defaultSort
  const select = useRef<HTMLSelectElement>(null)
  // The back button also changes the order; a new key would update the select, but move the focus away.
  useEffect(() => {
    if (select.current) select.current.value = sort
  }, [sort])
  return (
    <div
      data-print="hide"
      className="flex flex-wrap items-center justify-end gap-2 max-[18rem]:col-span-2 max-[18rem]:justify-start"
    >
      <label htmlFor="sort" className="text-sm text-ink-muted max-sm:sr-only">
        {t("sort")}
      </label>
      <Select
        ref={select}
        id="sort"
        name="sort"
        form={form}
        defaultValue={sort}
        onChange={(event) => apply(event.currentTarget.form)}
      >
        {Object.entries(SORTS).map(([value, label]) => (
          <option key={value} value={value}>
            {t(label)}
          </option>
        ))}
      </Select>
      <div className="hidden noscript:block">
        <Button type="submit" form={form} variant="secondary">
          {t("apply")}
        </Button>
      </div>
    </div>
  )
}
