import { DAY_MS } from "@porteka/hungary"
import { FACETS, facetParameters } from "@porteka/shop"
import { VERSION_SEGMENT } from "@porteka/shop/pages"
import { LEGAL_ALIASES, LEGAL_PAGES } from "#app/i18n/legal-slugs.ts"
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale, splitLocale } from "#app/i18n/locales.ts"
import { MAKERS_PAGE } from "#app/i18n/maker-slugs.ts"

/** How old a stored page may be, in milliseconds. A change of one of its tags ends all three at once. */
export interface PageLifetime {
  /** Served as it is. */
  fresh: number
  /** Then served stale once while it is rendered again; afterward requests wait for the new page. */
  whileRevalidating: number
  /** Served until then if the back end is unavailable. */
  whileUnavailable: number
}

const MINUTE_MS = 60_000

const PAGE: PageLifetime = {
  fresh: MINUTE_MS,
  whileRevalidating: 10 * MINUTE_MS,
  whileUnavailable: DAY_MS,
}

/** How old a stored page can be when it is read, unless the back end does not answer. */
export const OLDEST_PAGE_MS = PAGE.fresh + PAGE.whileRevalidating

/** Feeds contain the whole catalogue: expensive to build, and fetched a few times a day. */
const FILE: PageLifetime = { ...PAGE, fresh: 5 * MINUTE_MS, whileRevalidating: 60 * MINUTE_MS }

/**
 * Lists all public pages (the same bytes for everyone in one language) and how long they are stored. Any other
 * path is private and answered with `no-store`.
 */
export interface PagePolicy {
  path: RegExp
  lifetime: PageLifetime
  /** The only query parameters the page may depend on; others are removed. */
  query: readonly string[]
  /** Parameters that make the page private for this request. */
  privateQuery?: readonly string[]
  /** Routes whose data client navigations may request separately (`_routes`). */
  routes?: readonly string[]
  /**
   * Where the language comes from if the path has none: the visitor's cookie by default, the query's `locale`,
   * or none at all (feeds).
   */
  language?: "query" | "none"
}

const parametersWhere = (publicPages: boolean) =>
  FACETS.filter((facet) => facet.publicPages === publicPages).flatMap(facetParameters)

/** Query parameters of a product list: page, order and filters. */
const LIST = {
  query: ["page", "sort", ...parametersWhere(true)],
  privateQuery: parametersWhere(false),
}

/**
 * Withdrawal, complaints and contact stay private: each copy of their forms has an id of its own, by which it is recorded once, and a
 * browser that keeps the page for Back would keep the receipt with its personal data.
 */
const { withdrawal: _withdrawal, complaints: _complaints, tracking, ...texts } = LEGAL_PAGES
/** All legal pages except those that are forms, and other text-only pages. */
const CONTENT_SLUGS = ["about", ...Object.values(texts).flatMap(Object.values), ...LEGAL_ALIASES.keys()]

const LEGAL_SLUGS = Object.values(LEGAL_PAGES).flatMap(Object.values)

const MAKERS_SLUGS = Object.values(MAKERS_PAGE).join("|")

export const PAGE_POLICIES: readonly PagePolicy[] = [
  { path: /^\/?$/, lifetime: PAGE, query: [], routes: LOCALES.map((locale) => `home-${locale}`) },
  { path: /^\/products$/, lifetime: PAGE, ...LIST, routes: ["routes/catalogue/products"] },
  { path: /^\/category\/[^/]+$/, lifetime: PAGE, ...LIST, routes: ["routes/catalogue/category"] },
  { path: /^\/collections$/, lifetime: PAGE, query: [], routes: ["routes/catalogue/collections"] },
  { path: /^\/collections\/[^/]+$/, lifetime: PAGE, ...LIST, routes: ["routes/catalogue/collection"] },
  { path: /^\/new-arrivals$/, lifetime: PAGE, ...LIST, routes: ["routes/catalogue/new-arrivals"] },
  {
    path: /^\/product\/[^/]+$/,
    lifetime: PAGE,
    query: ["variant"],
    privateQuery: ["refused"],
    routes: ["routes/catalogue/product"],
  },
  {
    path: /^\/gift-card$/,
    lifetime: PAGE,
    query: [],
    privateQuery: ["refused"],
    routes: ["routes/catalogue/gift-card"],
  },
  {
    path: /^\/search$/,
    lifetime: PAGE,
    ...LIST,
    query: ["q", "typing", ...LIST.query],
    routes: ["routes/catalogue/search"],
  },
  { path: /^\/journal$/, lifetime: PAGE, query: [], routes: ["routes/content/journal"] },
  { path: /^\/journal\/[^/]+$/, lifetime: PAGE, query: [], routes: ["routes/content/journal-entry"] },
  {
    path: new RegExp(`^/(${MAKERS_SLUGS})$`),
    lifetime: PAGE,
    query: [],
    routes: LOCALES.map((locale) => `makers-${locale}`),
  },
  {
    path: new RegExp(`^/(${MAKERS_SLUGS})/[^/]+$`),
    lifetime: PAGE,
    query: [],
    routes: LOCALES.map((locale) => `maker-${locale}`),
  },
  // The browser stores the wishlist: the page is the same for everyone.
  { path: /^\/wishlist$/, lifetime: PAGE, query: [], routes: ["routes/wishlist"] },
  { path: /^\/offline$/, lifetime: PAGE, query: [], routes: ["routes/offline"] },
  {
    path: new RegExp(`^/(${CONTENT_SLUGS.join("|")})$`),
    lifetime: PAGE,
    query: [],
    routes: ["routes/content/page"],
  },
  {
    path: new RegExp(
      `^/(${LEGAL_SLUGS.join("|")})/(${Object.values(VERSION_SEGMENT).join("|")})/[1-9]\\d{0,8}$`,
    ),
    lifetime: PAGE,
    query: [],
  },
  {
    path: new RegExp(`^/(${Object.values(tracking).join("|")})$`),
    lifetime: PAGE,
    query: [],
    privateQuery: ["token"],
    routes: LOCALES.map((locale) => `track-order-${locale}`),
  },
  { path: /^\/api\/search$/, lifetime: PAGE, query: ["locale", "q"], language: "query" },
  { path: /^\/api\/products\/[^/]+$/, lifetime: PAGE, query: ["locale"], language: "query" },
  { path: /^\/robots\.txt$/, lifetime: FILE, query: [], language: "none" },
  { path: /^\/site\.webmanifest$/, lifetime: FILE, query: [], language: "none" },
  { path: /^\/sitemap\.xml$/, lifetime: FILE, query: [], language: "none" },
  { path: /^\/sitemaps\/[a-z0-9-]+\.xml$/, lifetime: FILE, query: [], language: "none" },
  { path: /^\/feeds\/[a-z]+\.xml$/, lifetime: FILE, query: [], language: "none" },
]

/** Query values of public pages are cut to this length. */
const QUERY_VALUE_CHARACTERS = 200

/** A page that is stored. */
export interface PublicPage {
  /** The normalized query string: "" or "?a=1&b=2", keys sorted. */
  query: string
  lifetime: PageLifetime
}

/**
 * Finds the policy of a page.
 * @param pathname path with or without language, without `.data`
 * @returns null for a private page
 */
export function findPublicPage(pathname: string, search: URLSearchParams): PublicPage | null {
  const policy = policyOf(splitLocale(pathname).rest)
  const query = policy ? queryOfPolicy(policy, search) : null
  return policy && query !== null ? { query, lifetime: policy.lifetime } : null
}

/** The part of the query that a public page depends on; null if the query makes the page private. */
export function queryOfPolicy(policy: PagePolicy, search: URLSearchParams): string | null {
  if (policy.privateQuery?.some((key) => search.getAll(key).some(Boolean))) return null
  const kept = [...search.entries()]
    .filter(([key, value]) => policy.query.includes(key) && value !== "")
    .map(([key, value]) => [key, value.slice(0, QUERY_VALUE_CHARACTERS)])
    .sort(([a = "", x = ""], [b = "", y = ""]) => (a === b ? compare(x, y) : compare(a, b)))
  return kept.length ? `?${new URLSearchParams(kept)}` : ""
}

/** The language of a public address that is not a page; null if the path or the cookie determines it. */
export function languageOfPolicy(pathname: string, search: URLSearchParams): Locale | null {
  const policy = policyOf(pathname)
  if (policy?.language === "none") return DEFAULT_LOCALE
  const wished = search.get("locale")
  if (policy?.language === "query") return isLocale(wished) ? wished : DEFAULT_LOCALE
  return null
}

/**
 * The routes of a data request (`_routes`), if the policy lists them; null means all routes. Any other value
 * also gets all of them, so that nobody can create new cache keys.
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
