import type { MedusaContainer } from "@medusajs/framework/types"
import { DEFAULT_LOCALE, LANGUAGES, LOCALES, type Locale } from "@porteka/shop/languages"
import type { LocalizedText } from "../../modules/catalogue/document/source-product.ts"
import { queryRows } from "../../records/query-rows.ts"

type Translations = Map<string, Partial<Record<Locale, Record<string, unknown>>>>

interface TranslationRow {
  reference_id: string
  locale_code: string
  translations: Record<string, unknown>
}

/** Returns a record's text in every language; an absent or empty translation falls back to the base text. */
export type Localize = (id: string, field: string, baseText: string | null) => LocalizedText

/**
 * Reads the translations of many records at once, directly from the table: the module's own list omits every
 * text until its settings are written, which is not the case while an empty database is being seeded.
 */
export async function readLocalizedTexts(container: MedusaContainer, ids: string[]): Promise<Localize> {
  const translated = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE)
  const rows = await queryRows<TranslationRow>(
    container,
    `select reference_id, locale_code, translations from translation
      where reference_id = any(?) and locale_code = any(?) and deleted_at is null`,
    [ids, translated.map((locale) => LANGUAGES[locale].tag)],
  )
  const translations: Translations = new Map()
  for (const row of rows) {
    const locale = translated.find((it) => LANGUAGES[it].tag === row.locale_code)
    if (!locale) continue
    translations.set(row.reference_id, { ...translations.get(row.reference_id), [locale]: row.translations })
  }
  return (id, field, baseText) => localize(translations.get(id) ?? {}, field, baseText ?? "")
}

function localize(
  translations: Partial<Record<Locale, Record<string, unknown>>>,
  field: string,
  baseText: string,
): LocalizedText {
  const texts = LOCALES.map((locale) => {
    const text = translations[locale]?.[field]
    return [locale, typeof text === "string" && text.trim() !== "" ? text : baseText]
  })
  return Object.fromEntries(texts)
}
