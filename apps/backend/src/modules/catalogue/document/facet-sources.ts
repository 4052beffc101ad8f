import type {
  CatalogueCard,
  CatalogueFact,
  CatalogueProduct,
  CatalogueProperties,
} from "@porteka/commerce-sdk"
import {
  byFacet,
  FLAG_FACETS,
  type FlagFacet,
  type FlagFacetKey,
  RANGE_FACETS,
  type RangeFacet,
  type RangeFacetKey,
  VALUES_FACETS,
  type ValuesFacet,
  type ValuesFacetKey,
} from "@porteka/shop"
import type { Locale } from "@porteka/shop/languages"
import { fieldsOf } from "@porteka/shop/parse-json"
import type { FacetValue } from "../list-index/list-entry.ts"
import { type ProductMetadata, parseProductMetadata } from "../product-metadata.ts"
import type { SourceProduct } from "./source-product.ts"

/** The values of every facet of a product. */
export function readValues(source: SourceProduct, locale: Locale): Record<ValuesFacetKey, FacetValue[]> {
  const metadata = parseProductMetadata(source.metadata)
  return byFacet(VALUES_FACETS, (facet) => valuesOf(facet, source, metadata, locale))
}

function valuesOf(
  facet: ValuesFacet,
  product: SourceProduct,
  metadata: ProductMetadata,
  locale: Locale,
): FacetValue[] {
  if (facet.source === "categories") {
    const categories = new Map(
      product.category_paths.flat().map(({ handle, name }) => [handle, name[locale]]),
    )
    return Array.from(categories, ([value, label]) => ({ value, label }))
  }
  const value =
    facet.source === "maker.region"
      ? metadata.maker?.region
      : fieldsOf(metadata)[facet.source.slice("metadata.".length)]
  return typeof value === "string" && value !== ""
    ? [{ value, label: nameOfValue(facet, value, locale) }]
    : []
}

/** A value's name; an unknown one is shown unchanged, with a capital letter. */
function nameOfValue(facet: ValuesFacet | undefined, value: string, locale: Locale): string {
  return (
    facet?.values?.[value]?.[locale] ??
    value.charAt(0).toLocaleUpperCase(locale) + value.slice(1).replaceAll("-", " ")
  )
}

/** The name of a maker's region, which the shop also filters by if it has such a facet. */
export function nameOfRegion(region: string, locale: Locale): string {
  const facet = VALUES_FACETS.find(({ source }) => source === "maker.region")
  return nameOfValue(facet, region, locale)
}

const FLAGS: Record<FlagFacet["source"], (card: CatalogueCard) => boolean> = {
  in_stock: (card) => card.stock_state !== "out_of_stock",
  on_sale: (card) => card.on_sale,
}

const AMOUNTS: Record<RangeFacet["source"], (card: CatalogueCard) => number | null> = {
  price: (card) => card.price?.amount ?? null,
}

export const readFlags = (card: CatalogueCard): Record<FlagFacetKey, boolean> =>
  byFacet(FLAG_FACETS, ({ source }) => FLAGS[source](card))

export const readAmounts = (card: CatalogueCard): Record<RangeFacetKey, number | null> =>
  byFacet(RANGE_FACETS, ({ source }) => AMOUNTS[source](card))

/** The facet values that a product's page states: on its data sheet, or as a property of its own. */
export function factsOf(
  source: SourceProduct,
  locale: Locale,
): Pick<CatalogueProduct, "facts" | "properties"> {
  const values = readValues(source, locale)
  const facts: CatalogueFact[] = []
  const properties: CatalogueProperties = {}
  for (const { key, label, onProduct } of VALUES_FACETS) {
    const value = values[key].map((one) => one.label).join(", ")
    if (!onProduct || value === "") continue
    if (onProduct === "sheet") facts.push({ label: label[locale], value })
    else properties[onProduct] = value
  }
  return { facts, properties }
}
