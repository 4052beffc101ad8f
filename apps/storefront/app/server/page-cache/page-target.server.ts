import { LRUCache } from "lru-cache"
import { languageOfCookie } from "#app/i18n/language-cookie.ts"
import { findLegalPage } from "#app/i18n/legal-slugs.ts"
import { DEFAULT_LOCALE, type Locale, preferredLocale, splitLocale } from "#app/i18n/locales.ts"
import { findMakersPage } from "#app/i18n/maker-slugs.ts"
import { isDataPath, pagePathOf, pathOf } from "../security/request-target.server.ts"
import { findPublicPage, languageOfPolicy, type PageLifetime, routesOfPolicy } from "./cache-policy.server.ts"

/** How a request is routed, decided by its URL and, if the URL has no language, its language cookie. */
export type PageTarget =
  | { kind: "redirect"; location: string; permanent: boolean }
  | {
      kind: "public"
      key: string
      url: string
      locale: Locale
      localeInPath: boolean
      lifetime: PageLifetime
    }
  | { kind: "private"; url: string; locale: Locale }

interface TargetRequest {
  /** Path and query as the browser sent them. */
  url: string
  cookie: string | undefined
  acceptLanguage: string | undefined
}

const NO_QUERY = new URLSearchParams()

/** A path without capital letters, escapes, empty segments and a slash at its end: most of all that are requested. */
const ONE_FORM = /^(?:\/[a-z\d_.-]+)+$/

/** A path that begins with `//` or `/\` would redirect to another site and is left alone. */
const ANOTHER_SITE = /^\/[/\\]/

/** Targets that depend on their URL only, of the last URLs: resolving one takes longer than finding its stored page. */
const byUrl = new LRUCache<string, PageTarget & { kind: "public" }>({ max: 2_000 })
const KEPT_URL_CHARACTERS = 300

/**
 * Determines language and policy of a page request (ruling D4). The key of a public page contains language,
 * path and allowed query only: never a header, never a cookie.
 */
export function resolveTarget(request: TargetRequest): PageTarget {
  const known = byUrl.get(request.url)
  if (known) return known
  const target = targetOf(request)
  if (target.kind === "public" && target.localeInPath && request.url.length <= KEPT_URL_CHARACTERS)
    byUrl.set(request.url, target)
  return target
}

function targetOf(request: TargetRequest): PageTarget {
  const pathname = pathOf(request.url)
  const search = new URLSearchParams(request.url.slice(pathname.length))
  if (pathname === "/") return { kind: "redirect", location: `/${rootLocale(request)}`, permanent: false }
  const onePath = oneForm(pathname)
  if (onePath !== pathname) {
    return { kind: "redirect", location: onePath + request.url.slice(pathname.length), permanent: true }
  }

  // Page data is keyed like its page, plus the requested route.
  const pagePath = pagePathOf(pathname)
  const { locale: pathLocale, rest } = splitLocale(pagePath)
  const addressLocale = pathLocale ?? languageOfPolicy(pagePath, search)
  const locale =
    addressLocale ??
    findLegalPage(rest.slice(1))?.locale ??
    findMakersPage(rest.slice(1))?.locale ??
    languageOfCookie(request.cookie) ??
    DEFAULT_LOCALE
  const page = findPublicPage(pagePath, search)
  if (!page) return { kind: "private", url: request.url, locale }
  const { query, lifetime } = page
  const routes = isDataPath(pathname) ? routesOfPolicy(pagePath, search.get("_routes")) : null
  const suffix = routes ? `${query ? "&" : "?"}_routes=${encodeURIComponent(routes)}` : ""
  const url = `${pathname}${query}${suffix}`
  return {
    kind: "public",
    key: `${locale} ${url}`,
    url,
    locale,
    localeInPath: addressLocale !== null,
    lifetime,
  }
}

/** The public page stored under a key; undefined if its language came from a cookie or it is no longer a page. */
export function targetOfKey(key: string): (PageTarget & { kind: "public" }) | undefined {
  const url = key.slice(key.indexOf(" ") + 1)
  const target = resolveTarget({ url, cookie: undefined, acceptLanguage: undefined })
  return target.kind === "public" && target.key === key ? target : undefined
}

/**
 * The path without empty segments, and in lower case after the language if only that is the path of a public
 * page. An upper-case language is not recognized.
 */
function oneForm(pathname: string): string {
  if (ONE_FORM.test(pathname) || ANOTHER_SITE.test(pathname)) return pathname
  const path = pathname.replace(/\/{2,}/g, "/").replace(/\/$/, "")
  const { locale, rest } = splitLocale(path)
  const smallRest = rest.toLowerCase()
  const small = locale ? `/${locale}${smallRest}` : smallRest
  if (smallRest === rest || splitLocale(small).locale !== locale) return path
  const isPublic = (address: string) => findPublicPage(pagePathOf(address), NO_QUERY) !== null
  return !isPublic(path) && isPublic(small) ? small : path
}

function rootLocale(request: TargetRequest): Locale {
  return languageOfCookie(request.cookie) ?? preferredLocale(request.acceptLanguage) ?? DEFAULT_LOCALE
}
