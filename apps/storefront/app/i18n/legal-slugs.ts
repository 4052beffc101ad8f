import { LOCALES, type Locale } from "./locales.ts"

/** Legal and information pages whose address differs by language; each slug belongs to one language and sets it (D4). */
export const LEGAL_PAGES = {
  terms: { hu: "altalanos-szerzodesi-feltetelek", en: "terms-and-conditions" },
  privacy: { hu: "adatvedelmi-nyilatkozat", en: "privacy-policy" },
  cookies: { hu: "suti-szabalyzat", en: "cookie-policy" },
  shipping: { hu: "szallitasi-szabalyzat", en: "shipping-policy" },
  returns: { hu: "visszateritesi-szabalyzat", en: "returns-policy" },
  imprint: { hu: "impresszum", en: "legal-notice" },
  guarantee: { hu: "szavatossag", en: "guarantee" },
  complaints: { hu: "panaszkezeles", en: "complaints" },
  accessibility: { hu: "akadalymentesseg", en: "accessibility" },
  withdrawal: { hu: "elallas", en: "withdrawal" },
  tracking: { hu: "rendeles-kovetes", en: "track-order" },
  faq: { hu: "gyik", en: "faq" },
} as const satisfies Record<string, Record<Locale, string>>

export type LegalPage = keyof typeof LEGAL_PAGES

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

export function legalPath(page: LegalPage, locale: Locale): string {
  return `/${locale}/${LEGAL_PAGES[page][locale]}`
}
