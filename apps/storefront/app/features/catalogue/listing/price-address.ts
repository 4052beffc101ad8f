import type { CatalogueSearch } from "@porteka/commerce-sdk"

/**
 * The query of a search whose price words have become filters: „tál 5000 Ft alatt” becomes „tál” with
 * `price_max`, so that the filter form shows it and it can be removed.
 */
export function withPriceFilters(search: URLSearchParams, { q, price }: CatalogueSearch): URLSearchParams {
  const next = new URLSearchParams(search)
  if (q) next.set("q", q)
  else next.delete("q")
  const wished = { price_min: price?.min, price_max: price?.max }
  if (!next.has("price_min") && !next.has("price_max")) {
    for (const [name, amount] of Object.entries(wished)) if (amount != null) next.set(name, String(amount))
  }
  if (price?.sort && !next.has("sort")) next.set("sort", price.sort)
  return next
}
