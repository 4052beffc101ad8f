import { DEFAULT_LOCALE, isLocale, type Locale, splitLocale } from "#app/i18n/locales.ts"

/**
 * The one table that says which pages are public: the same bytes for everyone in one language.
 * A path that is not here is private and answered `no-store`.
 * `query` lists the only parameters a public page may depend on; the rest never reaches it.
 */
export interface PagePolicy {
  path: RegExp
  query: readonly string[]
  /**
   * Where the language comes from when the address has none in front: the visitor's cookie unless this says the
   * query's `locale`, or that there is none at all (files for machines).
   */
  language?: "query" | "none"
}

const LIST_QUERY = [
  "page",
  "sort",
  "category",
  "material",
  "region",
  "colour",
  "price_min",
  "price_max",
  "in_stock",
  "on_sale",
] as const

export const PAGE_POLICIES: readonly PagePolicy[] = [
  { path: /^\/?$/, query: [] },
  { path: /^\/products$/, query: LIST_QUERY },
  { path: /^\/category\/[^/]+$/, query: LIST_QUERY },
  { path: /^\/collections$/, query: [] },
  { path: /^\/collections\/[^/]+$/, query: LIST_QUERY },
  { path: /^\/new-arrivals$/, query: LIST_QUERY },
  { path: /^\/product\/[^/]+$/, query: ["variant"] },
  { path: /^\/search$/, query: ["q", ...LIST_QUERY] },
  { path: /^\/journal(\/[^/]+)?$/, query: [] },
  // The browser keeps the wishlist: the page is the same for everyone.
  { path: /^\/wishlist$/, query: [] },
  { path: /^\/api\/search$/, query: ["locale", "q"], language: "query" },
  { path: /^\/api\/products\/[^/]+$/, query: ["locale"], language: "query" },
  {
    path: /^\/(robots\.txt|site\.webmanifest|sitemap\.xml|sitemaps\/[a-z0-9-]+\.xml|feeds\/[a-z]+\.xml)$/,
    query: [],
    language: "none",
  },
  // Content and legal pages: one segment that is none of the private rooms below.
  {
    path: /^\/(?!cart|checkout|order-confirmation|wishlist|account|login|register|forgot-password|reset-password|verify|error|api|ui|address-management-demo|elallas|withdrawal|restock-notice|rendeles-kovetes|track-order|order)[a-z0-9-]+$/,
    query: [],
  },
]

/** The longest query value a public page looks at; anything longer is cut off before it is read. */
const QUERY_VALUE_CHARACTERS = 200

/**
 * Decides how a request is answered.
 * @param pathname path with or without language, without `.data`
 * @returns the normalised query string of a public page ("" or "?a=1&b=2", keys sorted), or null for a private one
 */
export function publicQuery(pathname: string, search: URLSearchParams): string | null {
  const { rest } = splitLocale(pathname)
  const policy = PAGE_POLICIES.find((candidate) => candidate.path.test(rest))
  if (!policy) return null
  const kept = [...search.entries()]
    .filter(([key, value]) => policy.query.includes(key) && value !== "")
    .map(([key, value]) => [key, value.slice(0, QUERY_VALUE_CHARACTERS)])
    .sort(([a = "", x = ""], [b = "", y = ""]) => (a === b ? compare(x, y) : compare(a, b)))
  return kept.length ? `?${new URLSearchParams(kept)}` : ""
}

/** The language of a public address that is not a page; null where the path or the cookie says it. */
export function languageOfPolicy(pathname: string, search: URLSearchParams): Locale | null {
  const policy = PAGE_POLICIES.find((candidate) => candidate.path.test(pathname))
  if (policy?.language === "none") return DEFAULT_LOCALE
  const wished = search.get("locale")
  if (policy?.language === "query") return isLocale(wished) ? wished : DEFAULT_LOCALE
  return null
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
