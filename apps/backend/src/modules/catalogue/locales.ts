/** Languages of the shop; the records' own texts are in the base language, the others are translations. */
export const CATALOGUE_LOCALES = ["hu", "en"] as const
export type CatalogueLocale = (typeof CATALOGUE_LOCALES)[number]

export const BASE_LOCALE: CatalogueLocale = "hu"

/** The codes under which Medusa's translation module keeps the texts. */
export const TRANSLATION_CODES: Record<CatalogueLocale, string> = { hu: "hu-HU", en: "en-US" }

export function isCatalogueLocale(value: unknown): value is CatalogueLocale {
  return CATALOGUE_LOCALES.includes(value as CatalogueLocale)
}
