import { shop } from "@porteka/shop"

export type CatalogueLocale = (typeof CATALOGUE_LOCALES)[number]

/** Languages of the read model. The records' own texts are in the base language, the others are translations. */
export const CATALOGUE_LOCALES = ["hu", "en"] as const

export const BASE_LOCALE: CatalogueLocale = "hu"

/** The codes under which Medusa's translation module keeps the texts. */
export const TRANSLATION_CODES = Object.fromEntries(
  shop.languages.map(({ code, tag }) => [code, tag]),
) as Record<CatalogueLocale, string>
