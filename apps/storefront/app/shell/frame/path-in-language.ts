import { findLegalPage, legalAddress } from "#app/i18n/legal-slugs.ts"
import { type Locale, splitLocale } from "#app/i18n/locales.ts"
import { findMakersPage, makersPath } from "#app/i18n/maker-slugs.ts"

/** The path of a page in another language; legal pages and makers' pages have other slugs there. */
export function pathInLanguage(pathname: string, locale: Locale): string {
  const { rest } = splitLocale(pathname)
  const legal = findLegalPage(rest.slice(1))
  const makers = findMakersPage(rest.slice(1))
  if (makers) return makersPath(locale, makers.handle)
  return legal ? legalAddress(legal, locale) : `/${locale}${rest === "/" ? "" : rest}`
}
