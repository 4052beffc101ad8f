import type { Localized } from "../shop-type.ts"

/** The source of each kind of facet; the back end reads it (`document/facet-sources.ts`). */
export const FACET_SOURCES = {
  values: ["categories", "maker.region"],
  range: ["price"],
  flag: ["in_stock", "on_sale"],
} as const

/**
 * A key in a product's metadata: the admin's form offers it, the read model reads it, and no other code needs
 * to know it.
 */
export type MetadataSource = `metadata.${string}`

interface FacetOfAnyKind {
  /** Its name in URLs (`?colour=blue`) and in calls between storefront and back end. */
  key: string
  /** The heading above its choices. */
  label: Localized
  /**
   * Whether a list filtered by it is a public page: stored, and the same for everyone. A facet with unlimited
   * choices would displace other stored pages.
   */
  publicPages: boolean
}

/** A choice of several values: more values extend a list. */
export interface ValuesFacet extends FacetOfAnyKind {
  kind: "values"
  source: (typeof FACET_SOURCES.values)[number] | MetadataSource
  /** The labels of the values; absent if the records have their own names. */
  values?: Readonly<Record<string, Localized>>
  /**
   * Where a product page shows it: a line of the data sheet, which feeds and structured data repeat, or a
   * property that Google's feed and schema.org both have under this name. Absent: it only filters lists.
   */
  onProduct?: "sheet" | "color" | "pattern" | "size"
}

/** A range of money amounts. */
export interface RangeFacet extends FacetOfAnyKind {
  kind: "range"
  source: (typeof FACET_SOURCES.range)[number]
}

/** A yes/no property of a product. */
export interface FlagFacet extends FacetOfAnyKind {
  kind: "flag"
  source: (typeof FACET_SOURCES.flag)[number]
}

/** One filter of product lists. */
export type Facet = ValuesFacet | RangeFacet | FlagFacet
