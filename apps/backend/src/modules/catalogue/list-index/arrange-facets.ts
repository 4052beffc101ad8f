import type { CatalogueFacet, CatalogueFacetValue } from "@porteka/commerce-sdk"
import { type FacetSettings, nameKey } from "./facet-settings.ts"

/** Applies the owner's names, order and hidden facets; selected values stay, so that they can be removed. */
export function arrangeFacets(
  facets: readonly CatalogueFacet[],
  { names, order, hidden }: FacetSettings,
): CatalogueFacet[] {
  const isHidden = ({ key }: CatalogueFacet) =>
    hidden.some(({ facet, values }) => facet === key && values.length === 0)
  const arranged = facets
    .filter((facet) => !isHidden(facet) || isChosen(facet))
    .map((facet): CatalogueFacet => {
      const named = { ...facet, label: names.get(nameKey(facet.key)) ?? facet.label }
      if (named.kind !== "values") return named
      const { key } = named
      const valuesOf = (lines: FacetSettings["order"]) =>
        lines.find((line) => line.facet === key)?.values ?? []
      const values = named.values
        .filter(({ value, chosen }) => chosen || !valuesOf(hidden).includes(value))
        .map(
          (one): CatalogueFacetValue => ({ ...one, label: names.get(nameKey(key, one.value)) ?? one.label }),
        )
      return { ...named, values: inOrder(values, valuesOf(order), ({ value }) => value) }
    })
  return inOrder(
    arranged,
    order.map(({ facet }) => facet),
    ({ key }) => key,
  )
}

function isChosen(facet: CatalogueFacet): boolean {
  if (facet.kind === "values") return facet.values.some(({ chosen }) => chosen)
  if (facet.kind === "flag") return facet.chosen
  return facet.chosen.min !== null || facet.chosen.max !== null
}

/** Those named first come first, the others keep their order. */
function inOrder<T>(items: readonly T[], first: readonly string[], keyOf: (item: T) => string): T[] {
  const placeOf = (item: T) => {
    const place = first.indexOf(keyOf(item))
    return place < 0 ? first.length : place
  }
  return items.toSorted((a, b) => placeOf(a) - placeOf(b))
}
