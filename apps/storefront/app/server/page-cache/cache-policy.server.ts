import { LEGAL_ALIASES, LEGAL_PAGES } from "#app/i18n/legal-slugs.ts"
import { DEFAULT_LOCALE, isLocale, type Locale, splitLocale } from "#app/i18n/locales.ts"

/**
 * The one table that says which pages are public: the same bytes for everyone in one language.
 * A path that is not here is private and answered `no-store`.
 */
export interface PagePolicy {
  path: RegExp
  /** The only parameters the page may depend on; the rest never reaches it. */
  query: readonly string[]
  /** Routes whose data a client navigation may ask for alone (`_routes`). */
  routes?: readonly string[]
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

const { withdrawal: _withdrawal, tracking: _tracking, ...texts } = LEGAL_PAGES
/** Legal pages but for the two that are forms, and what else is only text. */
const CONTENT_SLUGS = [
  "about",
  "contact",
  ...Object.values(texts).flatMap(Object.values),
  ...LEGAL_ALIASES.keys(),
]

export const PAGE_POLICIES: readonly PagePolicy[] = [
  { path: /^\/?$/, query: [], routes: ["home-hu", "home-en"] },
  { path: /^\/products$/, query: LIST_QUERY, routes: ["routes/catalogue/products"] },
  { path: /^\/category\/[^/]+$/, query: LIST_QUERY, routes: ["routes/catalogue/category"] },
  { path: /^\/collections$/, query: [], routes: ["routes/catalogue/collections"] },
  { path: /^\/collections\/[^/]+$/, query: LIST_QUERY, routes: ["routes/catalogue/collection"] },
  { path: /^\/new-arrivals$/, query: LIST_QUERY, routes: ["routes/catalogue/new-arrivals"] },
  { path: /^\/product\/[^/]+$/, query: ["variant"], routes: ["routes/catalogue/product"] },
  { path: /^\/search$/, query: ["q", ...LIST_QUERY], routes: ["routes/catalogue/search"] },
  { path: /^\/journal$/, query: [], routes: ["routes/content/journal"] },
  { path: /^\/journal\/[^/]+$/, query: [], routes: ["routes/content/journal-entry"] },
  // The browser keeps the wishlist: the page is the same for everyone.
  { path: /^\/wishlist$/, query: [], routes: ["routes/wishlist"] },
  { path: new RegExp(`^/(${CONTENT_SLUGS.join("|")})$`), query: [], routes: ["routes/content/page"] },
  { path: /^\/api\/search$/, query: ["locale", "q"], language: "query" },
  { path: /^\/api\/products\/[^/]+$/, query: ["locale"], language: "query" },
  { path: /^\/robots\.txt$/, query: [], language: "none" },
  { path: /^\/site\.webmanifest$/, query: [], language: "none" },
  { path: /^\/sitemap\.xml$/, query: [], language: "none" },
  { path: /^\/sitemaps\/[a-z0-9-]+\.xml$/, query: [], language: "none" },
  { path: /^\/feeds\/[a-z]+\.xml$/, query: [], language: "none" },
]

/** The longest query value a public page looks at; anything longer is cut off before it is read. */
const QUERY_VALUE_CHARACTERS = 200

/**
 * Decides how a request is answered.
 * @param pathname path with or without language, without `.data`
 * @returns the normalised query string of a public page ("" or "?a=1&b=2", keys sorted), or null for a private one
 */
export function publicQuery(pathname: string, search: URLSearchParams): string | null {
  const policy = policyOf(splitLocale(pathname).rest)
  if (!policy) return null
  const kept = [...search.entries()]
    .filter(([key, value]) => policy.query.includes(key) && value !== "")
    .map(([key, value]) => [key, value.slice(0, QUERY_VALUE_CHARACTERS)])
    .sort(([a = "", x = ""], [b = "", y = ""]) => (a === b ? compare(x, y) : compare(a, b)))
  return kept.length ? `?${new URLSearchParams(kept)}` : ""
}

/** The language of a public address that is not a page; null where the path or the cookie says it. */
export function languageOfPolicy(pathname: string, search: URLSearchParams): Locale | null {
  const policy = policyOf(pathname)
  if (policy?.language === "none") return DEFAULT_LOCALE
  const wished = search.get("locale")
  if (policy?.language === "query") return isLocale(wished) ? wished : DEFAULT_LOCALE
  return null
}

/**
 * The routes that a request for page data asks for, where they are the page's own; null: the data of all its routes.
 * Any other wish gets all of them too, which holds what was wished for, so that nobody can make new keys.
 */
export function routesOfPolicy(pathname: string, routes: string | null): string | null {
  const policy = policyOf(splitLocale(pathname).rest)
  return routes !== null && policy?.routes?.includes(routes) ? routes : null
}

function policyOf(path: string): PagePolicy | undefined {
  return PAGE_POLICIES.find((policy) => policy.path.test(path))
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
