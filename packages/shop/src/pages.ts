import { type Locale, slugsByLanguage } from "./languages/index.ts"
import { keysOf } from "./records.ts"

/**
 * Pages whose URL differs by language, as the storefront serves them and e-mails link to them. Each slug
 * belongs to one language and sets it (ruling D4).
 */
export const LEGAL_PAGES = {
  terms: slugsByLanguage({ hu: "altalanos-szerzodesi-feltetelek", en: "terms-and-conditions" }),
  privacy: slugsByLanguage({ hu: "adatvedelmi-nyilatkozat", en: "privacy-policy" }),
  cookies: slugsByLanguage({ hu: "suti-szabalyzat", en: "cookie-policy" }),
  shipping: slugsByLanguage({ hu: "szallitasi-szabalyzat", en: "shipping-policy" }),
  returns: slugsByLanguage({ hu: "visszateritesi-szabalyzat", en: "returns-policy" }),
  imprint: slugsByLanguage({ hu: "impresszum", en: "legal-notice" }),
  guarantee: slugsByLanguage({ hu: "szavatossag", en: "guarantee" }),
  complaints: slugsByLanguage({ hu: "panaszkezeles", en: "complaints" }),
  accessibility: slugsByLanguage({ hu: "akadalymentesseg", en: "accessibility" }),
  withdrawal: slugsByLanguage({ hu: "elallas", en: "withdrawal" }),
  tracking: slugsByLanguage({ hu: "rendeles-kovetes", en: "track-order" }),
  faq: slugsByLanguage({ hu: "gyik", en: "faq" }),
}

export type LegalPage = keyof typeof LEGAL_PAGES

export const LEGAL_PAGE_NAMES: readonly LegalPage[] = keysOf(LEGAL_PAGES)

/** The path of the current version of a legal page, with its language. */
export function legalPath(page: LegalPage, locale: Locale): string {
  return `/${locale}/${LEGAL_PAGES[page][locale]}`
}

/** The URL segment between a legal page and the number of one of its versions. */
export const VERSION_SEGMENT = slugsByLanguage({ hu: "valtozat", en: "version" })

/** The permanent URL of a version of a legal page, current or not. */
export function legalVersionPath(page: LegalPage, locale: Locale, edition: number): string {
  return `${legalPath(page, locale)}/${VERSION_SEGMENT[locale]}/${edition}`
}

/**
 * Every page that consists of text only, or has its own text: the legal pages and two whose slug is the same
 * in every language.
 */
export type ContentPage = LegalPage | "about" | "contact"

export const CONTENT_PAGES: readonly ContentPage[] = ["about", "contact", ...LEGAL_PAGE_NAMES]

/** The last segment of a page's URL in a language. */
export function pageSlug(page: ContentPage, locale: Locale): string {
  return page === "about" || page === "contact" ? page : LEGAL_PAGES[page][locale]
}

/** The query parameter of the pages with a form that fills in the order number. */
export const ORDER_PARAMETER = slugsByLanguage({ hu: "rendeles", en: "order" })

/** Beside it for the visitor's own order: the form also fills in the buyer's name and e-mail address. */
export const ORDER_ID_PARAMETER = "order_id"

/** Short names that people type and other sites link to; each redirects to its page. */
export const LEGAL_ALIASES: ReadonlyMap<string, LegalPage> = new Map<string, LegalPage>([
  ["aszf", "terms"],
  ["szallitas-es-fizetes", "shipping"],
  ["elallas-es-visszakuldes", "returns"],
])

/** The list of makers; each maker has a page below it. */
export const MAKERS_PAGE = slugsByLanguage({ hu: "keszitok", en: "makers" })

/** The pages that newsletter e-mails link to. */
export const NEWSLETTER_PAGES = {
  confirm: slugsByLanguage({ hu: "hirlevel/megerosites", en: "newsletter/confirm" }),
  unsubscribe: slugsByLanguage({ hu: "hirlevel/leiratkozas", en: "newsletter/unsubscribe" }),
}

export type NewsletterPageName = keyof typeof NEWSLETTER_PAGES

/** A part of a URL's path, decoded. Anybody can type a "%" that encodes nothing; such a part is returned as it is. */
export function decodePathPart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
