import type { CatalogueFacet } from "@porteka/commerce-sdk"
import { X } from "lucide-react"
import { useSearchParams } from "react-router"
import { useTranslations } from "use-intl"
import { useMoney } from "#app/i18n/use-money.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import { type ActiveFilter, withoutFilters } from "./active-filters.ts"

/** The active filters; each is a link to the list without it. */
export function FilterChips({ filters, facets }: { filters: ActiveFilter[]; facets: CatalogueFacet[] }) {
  const t = useTranslations("catalogue")
  const [search] = useSearchParams()
  const text = useFilterText()
  if (filters.length === 0) return null
  return (
    <ul aria-label={t("activeFilters")} className="mb-7 flex flex-wrap items-center gap-2">
      {filters.map((filter) => (
        <li key={filter.key}>
          <Link
            to={filter.without}
            preventScrollReset
            className="touch flex min-h-9 items-center gap-1.5 rounded-full bg-primary-soft py-1 pr-2.5 pl-4 text-on-primary-soft text-sm hover:underline"
          >
            <span className="sr-only">{t("removeFilter")} </span>
            {text(filter)}
            <X aria-hidden="true" className="size-4" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={withoutFilters(search, facets)}
          preventScrollReset
          className="text-link inline-flex min-h-11 items-center px-2 text-sm"
        >
          {t("removeFilters")}
        </Link>
      </li>
    </ul>
  )
}

/** How an active filter reads: „3 000 Ft-ig”. */
export function useFilterText(): (filter: ActiveFilter) => string {
  const t = useTranslations("catalogue")
  const money = useMoney()
  return (filter) => {
    if (filter.kind === "named") return filter.label
    const { min, max } = filter.chosen
    if (max === null) return t("priceAbove", { min: money(min ?? 0) })
    if (min === null) return t("priceBelow", { max: money(max) })
    return t("priceBetween", { min: money(min), max: money(max) })
  }
}
