import { LOCALES, type Locale } from "@porteka/shop/languages"
import { LEGAL_PAGES, type LegalPage } from "@porteka/shop/pages"

export { LEGAL_PAGES, type LegalPage, legalPath } from "@porteka/shop/pages"

const BY_SLUG = new Map<string, { page: LegalPage; locale: Locale }>(
  (Object.keys(LEGAL_PAGES) as LegalPage[]).flatMap((page) =>
    LOCALES.map((locale) => [LEGAL_PAGES[page][locale], { page, locale }] as const),
  ),
)

export function findLegalPage(slug: string): { page: LegalPage; locale: Locale } | null {
  return BY_SLUG.get(slug) ?? null
}

/** Shorter names that people type and other sites link to; each leads on to its page. */
export const LEGAL_ALIASES: ReadonlyMap<string, LegalPage> = new Map<string, LegalPage>([
  ["aszf", "terms"],
  ["szallitas-es-fizetes", "shipping"],
  ["elallas-es-visszakuldes", "returns"],
])

export function findLegalAlias(slug: string): LegalPage | null {
  return LEGAL_ALIASES.get(slug) ?? null
}
