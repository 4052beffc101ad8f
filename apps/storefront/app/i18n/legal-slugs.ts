import { LOCALES, type Locale } from "@porteka/shop/languages"
import {
  LEGAL_ALIASES,
  LEGAL_PAGE_NAMES,
  LEGAL_PAGES,
  type LegalPage,
  legalPath,
  legalVersionPath,
  VERSION_SEGMENT,
} from "@porteka/shop/pages"

export { LEGAL_ALIASES, LEGAL_PAGES, type LegalPage, legalPath, legalVersionPath } from "@porteka/shop/pages"

const BY_SLUG = new Map<string, { page: LegalPage; locale: Locale }>(
  LEGAL_PAGE_NAMES.flatMap((page) =>
    LOCALES.map((locale) => [LEGAL_PAGES[page][locale], { page, locale }] as const),
  ),
)

/** A page whose URL depends on the language, or one version of it. */
export interface LegalAddress {
  page: LegalPage
  locale: Locale
  /** The version; null: the current one. */
  edition: number | null
}

const EDITION = /^[1-9]\d{0,8}$/

/** @param path the path after the language, without the leading slash */
export function findLegalPage(path: string): LegalAddress | null {
  const [slug = "", segment, edition, ...more] = path.split("/")
  const found = BY_SLUG.get(slug)
  if (!found || more.length > 0) return null
  if (segment === undefined) return { ...found, edition: null }
  if (segment !== VERSION_SEGMENT[found.locale] || !edition || !EDITION.test(edition)) return null
  return { ...found, edition: Number(edition) }
}

/** The URL of the same page in another language. */
export const legalAddress = ({ page, edition }: Omit<LegalAddress, "locale">, locale: Locale): string =>
  edition === null ? legalPath(page, locale) : legalVersionPath(page, locale, edition)

export function findLegalAlias(slug: string): LegalPage | null {
  return LEGAL_ALIASES.get(slug) ?? null
}
