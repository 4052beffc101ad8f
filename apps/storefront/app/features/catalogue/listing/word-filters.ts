import type { CatalogueSearch } from "@porteka/commerce-sdk"

/**
 * The query of a search whose words have become filters: „akciós tál 5000 Ft alatt” becomes „tál” with `on_sale` and
 * `price_max`, so that the filter form shows them and they can be removed.
 */
export function withWordFilters(search: URLSearchParams, { q, filters }: CatalogueSearch): URLSearchParams {
  const next = new URLSearchParams(search)
  if (q) next.set("q", q)
  else next.delete("q")
  if (!filters) return next
  const { price_min, price_max, flags, sort } = filters
  if (!next.has("price_min") && !next.has("price_max")) {
    for (const [name, amount] of Object.entries({ price_min, price_max }))
      if (amount != null) next.set(name, String(amount))
  }
  for (const flag of flags) next.set(flag, "1")
  if (sort && !next.has("sort")) next.set("sort", sort)
  return next
}
