import type { CatalogueCategory, CatalogueFacet } from "@porteka/commerce-sdk"
import { findCategoryPath } from "./find-category.ts"

/**
 * The category facet of a list: one level below the page (the roots, or the children of the page's category) in
 * menu order, plus selected categories. The whole tree would be too long.
 * @param scope handle of the page's category
 */
export function narrowCategories(
  facets: CatalogueFacet[],
  categories: CatalogueCategory[],
  scope: string | undefined,
): CatalogueFacet[] {
  const shown = scope ? (findCategoryPath(categories, scope)?.at(-1)?.children ?? []) : categories
  const order = new Map(shown.map(({ handle }, index) => [handle, index]))
  const place = (value: string) => order.get(value) ?? order.size
  return facets.map((facet) => {
    if (facet.kind !== "values" || facet.key !== "category") return facet
    const values = facet.values.filter(({ value, chosen }) => order.has(value) || chosen)
    return { ...facet, values: values.toSorted((a, b) => place(a.value) - place(b.value)) }
  })
}
