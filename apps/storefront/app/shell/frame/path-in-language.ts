import { findLegalPage, legalAddress } from "#app/i18n/legal-slugs.ts"
import { type Locale, splitLocale } from "#app/i18n/locales.ts"

/** The path of a page in another language; legal pages have another slug there. */
export function pathInLanguage(pathname: string, locale: Locale): string {
  const { rest } = splitLocale(pathname)
  const legal = findLegalPage(rest.slice(1))
  return legal ? legalAddress(legal, locale) : `/${locale}${rest === "/" ? "" : rest}`
}
