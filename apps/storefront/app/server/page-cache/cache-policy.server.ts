import { FACETS, facetParameters } from "@porteka/shop"
import { VERSION_SEGMENT } from "@porteka/shop/pages"
import { LEGAL_ALIASES, LEGAL_PAGES } from "#app/i18n/legal-slugs.ts"
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale, splitLocale } from "#app/i18n/locales.ts"
import { MAKERS_PAGE } from "#app/i18n/maker-slugs.ts"

/** How old a stored page may be, in milliseconds. A change that names one of its tags ends all three at once. */
export interface PageLifetime {
  /** Until then it is shown as it is. */
  fresh: number
  /** Until then it is shown once more while a new one is made; afterwards whoever asks waits for the new one. */
  whileRevalidating: number
  /** Until then it is shown when the back end is unavailable and no new one can be made. */
  whileUnavailable: number
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

const PAGE: PageLifetime = {
  fresh: MINUTE_MS,
  whileRevalidating: 10 * MINUTE_MS,
  whileUnavailable: DAY_MS,
}

/** Files for machines hold the whole catalogue: dear to make, and fetched a few times a day. */
const FILE: PageLifetime = { ...PAGE, fresh: 5 * MINUTE_MS, whileRevalidating: 60 * MINUTE_MS }

/**
 * The one table that says which pages are public (the same bytes for everyone in one language) and how long they are
 * kept. A path that is not here is private and answered `no-store`.
 */
export interface PagePolicy {
  path: RegExp
  lifetime: PageLifetime
  /** The only parameters the page may depend on; the rest never reaches it. */
  query: readonly string[]
  /** Parameters that make the page one for this request alone. */
  privateQuery?: readonly string[]
  /** Routes whose data a client navigation may ask for alone (`_routes`). */
  routes?: readonly string[]
  /**
   * Where the language comes from when the address has none in front: the visitor's cookie unless this says the
   * query's `locale`, or that there is none at all (files for machines).
   */
  language?: "query" | "none"
}

const parametersWhere = (publicPages: boolean) =>
  FACETS.filter((facet) => facet.publicPages === publicPages).flatMap(facetParameters)

/** A list of products: its page, its order, and what it is narrowed by. */
const LIST = {
  query: ["page", "sort", ...parametersWhere(true)],
  privateQuery: parametersWhere(false),
}

const { withdrawal: _withdrawal, tracking: _tracking, ...texts } = LEGAL_PAGES
/** Legal pages but for the two that are forms, and what else is only text. */
const CONTENT_SLUGS = [
  "about",
  "contact",
  ...Object.values(texts).flatMap(Object.values),
  ...LEGAL_ALIASES.keys(),
]

const LEGAL_SLUGS = Object.values(LEGAL_PAGES).flatMap(Object.values)

const MAKERS_SLUGS = Object.values(MAKERS_PAGE).join("|")

export const PAGE_POLICIES: readonly PagePolicy[] = [
  { path: /^\/?$/, lifetime: PAGE, query: [], routes: LOCALES.map((locale) => `home-${locale}`) },
  { path: /^\/products$/, lifetime: PAGE, ...LIST, routes: ["routes/catalogue/products"] },
  { path: /^\/category\/[^/]+$/, lifetime: PAGE, ...LIST, routes: ["routes/catalogue/category"] },
  { path: /^\/collections$/, lifetime: PAGE, query: [], routes: ["routes/catalogue/collections"] },
  { path: /^\/collections\/[^/]+$/, lifetime: PAGE, ...LIST, routes: ["routes/catalogue/collection"] },
  { path: /^\/new-arrivals$/, lifetime: PAGE, ...LIST, routes: ["routes/catalogue/new-arrivals"] },
  { path: /^\/product\/[^/]+$/, lifetime: PAGE, query: ["variant"], routes: ["routes/catalogue/product"] },
  {
    path: /^\/search$/,
    lifetime: PAGE,
    ...LIST,
    query: ["q", ...LIST.query],
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
  // The browser keeps the wishlist: the page is the same for everyone.
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
  { path: /^\/api\/search$/, lifetime: PAGE, query: ["locale", "q"], language: "query" },
  { path: /^\/api\/products\/[^/]+$/, lifetime: PAGE, query: ["locale"], language: "query" },
  { path: /^\/robots\.txt$/, lifetime: FILE, query: [], language: "none" },
  { path: /^\/site\.webmanifest$/, lifetime: FILE, query: [], language: "none" },
  { path: /^\/sitemap\.xml$/, lifetime: FILE, query: [], language: "none" },
  { path: /^\/sitemaps\/[a-z0-9-]+\.xml$/, lifetime: FILE, query: [], language: "none" },
  { path: /^\/feeds\/[a-z]+\.xml$/, lifetime: FILE, query: [], language: "none" },
]

/** The longest query value a public page looks at; anything longer is cut off before it is read. */
const QUERY_VALUE_CHARACTERS = 200

/** A page that is stored, as the table has it. */
export interface PublicPage {
  /** The normalised query string: "" or "?a=1&b=2", keys sorted. */
  query: string
  lifetime: PageLifetime
}

/**
 * Decides how a request is answered.
 * @param pathname path with or without language, without `.data`
 * @returns null for a private page
 */
export function findPublicPage(pathname: string, search: URLSearchParams): PublicPage | null {
  const policy = policyOf(splitLocale(pathname).rest)
  const query = policy ? queryOfPolicy(policy, search) : null
  return policy && query !== null ? { query, lifetime: policy.lifetime } : null
}

/** The part of a query that a public page depends on; null where the query makes the page a private one. */
export function queryOfPolicy(policy: PagePolicy, search: URLSearchParams): string | null {
  if (policy.privateQuery?.some((key) => search.getAll(key).some(Boolean))) return null
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
