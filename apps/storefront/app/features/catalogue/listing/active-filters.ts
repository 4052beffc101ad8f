import type { CatalogueFacet } from "@porteka/commerce-sdk/wire"
import { FACET_KEYS, type FacetKey, parseListQuery } from "./list-query.ts"

/** Keys of the address that narrow a list; order, page and search term do not count among them. */
const FILTER_KEYS = [...Object.keys(FACET_KEYS), "price_min", "price_max", "in_stock", "on_sale"]
/** Keys that survive a change of the filters. */
const KEPT_KEYS = ["q", "sort"]

/** One filter that is on, and the query without it. */
export type ActiveFilter = { key: string; without: string } & (
  | { kind: "facet"; label: string }
  | { kind: "price"; min: number | null; max: number | null }
  | { kind: "in_stock" | "on_sale" }
)

/** The filters of an address in the order of the panel. Values the list does not know are shown as written. */
export function activeFilters(search: URLSearchParams, facets: CatalogueFacet[]): ActiveFilter[] {
  const query = parseListQuery(search)
  const filters: ActiveFilter[] = []
  for (const key of Object.keys(FACET_KEYS) as FacetKey[]) {
    const labels = new Map(
      facets.find(({ id }) => id === key)?.values.map(({ value, label }) => [value, label]),
    )
    for (const value of query[FACET_KEYS[key]] ?? []) {
      const without = withoutFilter(search, key, value)
      filters.push({ kind: "facet", key: `${key}=${value}`, label: labels.get(value) ?? value, without })
    }
  }
  if (query.price_min !== undefined || query.price_max !== undefined) {
    const without = toQuery([...search].filter(([key]) => key !== "price_min" && key !== "price_max"))
    filters.push({
      kind: "price",
      key: "price",
      min: query.price_min ?? null,
      max: query.price_max ?? null,
      without,
    })
  }
  for (const kind of ["in_stock", "on_sale"] as const) {
    if (query[kind]) filters.push({ kind, key: kind, without: withoutFilter(search, kind, "1") })
  }
  return filters
}

/** Whether an address narrows its list: such pages are not for search engines. */
export function isFiltered(search: URLSearchParams): boolean {
  return activeFilters(search, []).length > 0
}

/** The query without any filter; search term and order stay. */
export function withoutFilters(search: URLSearchParams): string {
  return toQuery([...search].filter(([key]) => !FILTER_KEYS.includes(key)))
}

function withoutFilter(search: URLSearchParams, key: string, value: string): string {
  return toQuery([...search].filter(([name, one]) => name !== key || one !== value))
}

/** The query a filter form asks for: empty fields and the page are left out, term and order of the address stay. */
export function queryOfForm(form: FormData, search: URLSearchParams): string {
  const fields = [...form].filter(
    (pair): pair is [string, string] => typeof pair[1] === "string" && pair[1] !== "",
  )
  const kept = [...search].filter(([key]) => KEPT_KEYS.includes(key) && !form.has(key))
  return toQuery([...kept, ...fields])
}

/** Another list begins at its first page. */
function toQuery(pairs: [string, string][]): string {
  const next = new URLSearchParams(pairs.filter(([key]) => key !== "page"))
  return next.size ? `?${next}` : "?"
}
