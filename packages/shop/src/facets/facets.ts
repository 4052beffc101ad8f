import { LOCALES, textsByLanguage } from "../languages/index.ts"
import { assertFacets } from "./check-facets.ts"
import type { Facet, FlagFacet, RangeFacet, ValuesFacet } from "./facet-type.ts"
import { COLORS, MATERIALS, REGIONS, TECHNIQUES } from "./facet-values.ts"

/**
 * The filters of product lists, in the order of the form. All facet code reads this table: URLs, lists, the
 * filter form, the page cache, the product page, feeds, the admin's form.
 */
export const FACETS = [
  {
    key: "in_stock",
    kind: "flag",
    source: "in_stock",
    label: textsByLanguage({ hu: "Raktáron", en: "In stock" }),
    publicPages: true,
  },
  {
    key: "on_sale",
    kind: "flag",
    source: "on_sale",
    label: textsByLanguage({ hu: "Akciós", en: "On sale" }),
    publicPages: true,
  },
  {
    key: "price",
    kind: "range",
    source: "price",
    label: textsByLanguage({ hu: "Ár", en: "Price" }),
    publicPages: true,
  },
  {
    key: "category",
    kind: "values",
    source: "categories",
    label: textsByLanguage({ hu: "Kategória", en: "Category" }),
    publicPages: true,
  },
  {
    key: "material",
    kind: "values",
    source: "metadata.material_key",
    label: textsByLanguage({ hu: "Anyag", en: "Material" }),
    values: MATERIALS,
    publicPages: true,
  },
  {
    key: "technique",
    kind: "values",
    source: "metadata.technique_key",
    label: textsByLanguage({ hu: "Készítési technika", en: "Technique" }),
    values: TECHNIQUES,
    onProduct: "sheet",
    publicPages: true,
  },
  {
    key: "region",
    kind: "values",
    source: "maker.region",
    label: textsByLanguage({ hu: "Tájegység", en: "Region" }),
    values: REGIONS,
    publicPages: true,
  },
  {
    key: "colour",
    kind: "values",
    source: "metadata.colour_key",
    label: textsByLanguage({ hu: "Szín", en: "Color" }),
    values: COLORS,
    onProduct: "color",
    publicPages: true,
  },
] as const satisfies readonly Facet[]

assertFacets(FACETS, LOCALES)

type FacetOfShop = (typeof FACETS)[number]

/** Keys of the shop's facets by kind. */
export type FacetKey = FacetOfShop["key"]
export type ValuesFacetKey = Extract<FacetOfShop, { kind: "values" }>["key"]
export type RangeFacetKey = Extract<FacetOfShop, { kind: "range" }>["key"]
export type FlagFacetKey = Extract<FacetOfShop, { kind: "flag" }>["key"]

const ofKind = <Kind extends Facet["kind"]>(kind: Kind) =>
  FACETS.filter((facet): facet is Extract<FacetOfShop, { kind: Kind }> => facet.kind === kind)

export const VALUES_FACETS: readonly (ValuesFacet & { key: ValuesFacetKey })[] = ofKind("values")
export const RANGE_FACETS: readonly (RangeFacet & { key: RangeFacetKey })[] = ofKind("range")
export const FLAG_FACETS: readonly (FlagFacet & { key: FlagFacetKey })[] = ofKind("flag")

/** A table with an entry for each of these facets. */
export function byFacet<One extends { key: string }, Value>(
  facets: readonly One[],
  entryOf: (facet: One) => Value,
): Record<One["key"], Value> {
  return Object.fromEntries(facets.map((facet) => [facet.key, entryOf(facet)])) as Record<One["key"], Value>
}

type MetadataFieldOf<S> = S extends `metadata.${infer Field}` ? Field : never

/** Fields of a product's metadata with facet values. */
export type FacetField = MetadataFieldOf<FacetOfShop["source"]>

/** The facets that are read from a product's metadata, with their fields. */
export const METADATA_FACETS = VALUES_FACETS.flatMap((facet) => {
  const field = metadataField(facet.source)
  return field === null ? [] : [{ ...facet, field: field as FacetField }]
})

/** The metadata field of a source; null for another kind of source. */
function metadataField(source: string): string | null {
  return source.startsWith("metadata.") ? source.slice("metadata.".length) : null
}
