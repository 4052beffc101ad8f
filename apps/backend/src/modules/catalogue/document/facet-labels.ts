import type { CatalogueLocale } from "../locales.ts"

export interface FacetLabels {
  material: Record<string, Record<CatalogueLocale, string>>
  region: Record<string, Record<CatalogueLocale, string>>
  colour: Record<string, Record<CatalogueLocale, string>>
}

/** A key's name; a key nobody has named yet is shown as it is, with a capital letter. */
export function facetLabel(
  labels: FacetLabels,
  facet: keyof FacetLabels,
  key: string,
  locale: CatalogueLocale,
): string {
  return (
    labels[facet][key]?.[locale] ??
    key.charAt(0).toLocaleUpperCase(locale) + key.slice(1).replaceAll("-", " ")
  )
}
