import type { CatalogueFacet, CatalogueRangeFacet } from "@porteka/commerce-sdk/wire"
import { facetParameters } from "@porteka/shop"

/** Keys that survive a change of the filters. */
const KEPT_KEYS = ["q", "sort"]

/** An active filter, and the query without it. */
export type ActiveFilter = { key: string; without: string } & (
  | { kind: "named"; label: string }
  | { kind: "range"; chosen: CatalogueRangeFacet["chosen"] }
)

/** The active filters of a list in the order of the panel, from the list's own facets. */
export function activeFilters(search: URLSearchParams, facets: readonly CatalogueFacet[]): ActiveFilter[] {
  return facets.flatMap((facet): ActiveFilter[] => {
    const { kind, key } = facet
    if (kind === "values") {
      return facet.values
        .filter(({ chosen }) => chosen)
        .map(({ value, label }) => ({
          kind: "named",
          key: `${key}=${value}`,
          label,
          without: queryWithout(search, [key], value),
        }))
    }
    const without = queryWithout(search, facetParameters(facet))
    if (kind === "flag") return facet.chosen ? [{ kind: "named", key, label: facet.label, without }] : []
    const { chosen } = facet
    return chosen.min === null && chosen.max === null ? [] : [{ kind, key, chosen, without }]
  })
}

/** Whether any facet value is selected. */
export function isNarrowed(facets: readonly CatalogueFacet[]): boolean {
  return activeFilters(new URLSearchParams(), facets).length > 0
}

/** The query without any filter; search term and order stay. */
export function withoutFilters(search: URLSearchParams, facets: readonly CatalogueFacet[]): string {
  return queryWithout(search, facets.flatMap(facetParameters))
}

/** @param value the one to remove; absent: all of them */
function queryWithout(search: URLSearchParams, keys: readonly string[], value?: string): string {
  return toQuery(
    [...search].filter(([key, one]) => !keys.includes(key) || (value !== undefined && one !== value)),
  )
}

/** The query of a filter form: without empty fields and page number, with the URL's search term and order. */
export function queryOfForm(form: FormData, search: URLSearchParams): string {
  const fields = [...form].filter(
    (pair): pair is [string, string] => typeof pair[1] === "string" && pair[1] !== "",
  )
  const kept = [...search].filter(([key]) => KEPT_KEYS.includes(key) && !form.has(key))
  return toQuery([...kept, ...fields])
}

/** A changed list starts at its first page. */
function toQuery(pairs: [string, string][]): string {
  const next = new URLSearchParams(pairs.filter(([key]) => key !== "page"))
  return next.size ? `?${next}` : "?"
}
