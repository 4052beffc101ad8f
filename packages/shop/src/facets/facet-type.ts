import type { Localized } from "../shop-type.ts"

/** Where each kind of facet gets what it is about; the back end reads it (`document/facet-sources.ts`). */
export const FACET_SOURCES = {
  values: ["categories", "maker.region"],
  range: ["price"],
  flag: ["in_stock", "on_sale"],
} as const

/** A key in a product's metadata: the admin's form offers it, the read model reads it, and nothing else need know it. */
export type MetadataSource = `metadata.${string}`

interface FacetOfAnyKind {
  /** Its name in addresses (`?colour=blue`) and in the calls between storefront and back end. */
  key: string
  /** What stands above its choices. */
  label: Localized
  /**
   * Whether a list narrowed by it is a public page: stored, and the same for everyone. One with endlessly many
   * choices would push other pages out of the store.
   */
  publicPages: boolean
}

/** A choice of several values: those chosen widen a list. */
export interface ValuesFacet extends FacetOfAnyKind {
  kind: "values"
  source: (typeof FACET_SOURCES.values)[number] | MetadataSource
  /** The values' names; absent where the records have names of their own. */
  values?: Readonly<Record<string, Localized>>
  /**
   * What a product says of it: a line of its data sheet, which feeds and structured data repeat, or a property that
   * Google's feed and schema.org both have under this name. Absent: it only narrows lists.
   */
  onProduct?: "sheet" | "color" | "pattern" | "size"
}

/** An amount of money between two bounds. */
export interface RangeFacet extends FacetOfAnyKind {
  kind: "range"
  source: (typeof FACET_SOURCES.range)[number]
}

/** Something a product is or is not. */
export interface FlagFacet extends FacetOfAnyKind {
  kind: "flag"
  source: (typeof FACET_SOURCES.flag)[number]
}

/** One way to narrow a list of products. */
export type Facet = ValuesFacet | RangeFacet | FlagFacet
