import type { CatalogueFacet } from "@porteka/commerce-sdk"

/**
 * The facets that can change a list: all ceramics are of clay, so that "Ceramic 19" beside "19 products" is no choice.
 * @param count of the list's products
 */
export function narrowingFacets(facets: CatalogueFacet[], count: number): CatalogueFacet[] {
  return facets.filter(
    (facet) => facet.kind !== "values" || facet.values.some((one) => one.chosen || one.count < count),
  )
}
