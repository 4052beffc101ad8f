import { languageOfCookie } from "#app/i18n/language-cookie.ts"
import { findLegalPage } from "#app/i18n/legal-slugs.ts"
import { DEFAULT_LOCALE, type Locale, preferredLocale, splitLocale } from "#app/i18n/locales.ts"
import { languageOfPolicy, publicQuery, routesOfPolicy } from "./cache-policy.server.ts"

/** Where a request goes, decided from its address and, where the address names no language, its language cookie. */
export type PageTarget =
  | { kind: "redirect"; location: string; permanent: boolean }
  | { kind: "public"; key: string; url: string; locale: Locale; localeInPath: boolean }
  | { kind: "private"; url: string; locale: Locale }

interface TargetRequest {
  /** Path and query as the browser sent them. */
  url: string
  cookie: string | undefined
  acceptLanguage: string | undefined
}

/** `.data` requests (page data of client navigations) are keyed like pages, with the route they ask for. */
const DATA_SUFFIX = /(?:\/_)?\.data$/

/** An address has one form. One that begins with `//` or `/\` would lead to another site and is left alone. */
const TRAILING_SLASH = /^\/(?![/\\]).*\/$/

/**
 * Decides language and policy of a page request (decision D4).
 * The key of a public page holds language, path and allowed query only: never a header, never a cookie.
 */
export function resolveTarget(request: TargetRequest): PageTarget {
  const questionMark = request.url.indexOf("?")
  const pathname = questionMark < 0 ? request.url : request.url.slice(0, questionMark)
  const search = new URLSearchParams(questionMark < 0 ? "" : request.url.slice(questionMark))
  if (pathname === "/") return { kind: "redirect", location: `/${rootLocale(request)}`, permanent: false }
  if (TRAILING_SLASH.test(pathname)) {
    const location = pathname.replace(/\/+$/, "") + request.url.slice(pathname.length)
    return { kind: "redirect", location, permanent: true }
  }

  const dataPath = DATA_SUFFIX.test(pathname)
  const pagePath = dataPath ? pathname.replace(DATA_SUFFIX, "") : pathname
  const { locale: pathLocale, rest } = splitLocale(pagePath)
  const addressLocale = pathLocale ?? languageOfPolicy(pagePath, search)
  const locale =
    addressLocale ??
    findLegalPage(rest.slice(1))?.locale ??
    languageOfCookie(request.cookie) ??
    DEFAULT_LOCALE
  const query = publicQuery(pagePath, search)
  if (query === null) return { kind: "private", url: request.url, locale }
  const routes = dataPath ? routesOfPolicy(pagePath, search.get("_routes")) : null
  const suffix = routes ? `${query ? "&" : "?"}_routes=${encodeURIComponent(routes)}` : ""
  const url = `${pathname}${query}${suffix}`
  return { kind: "public", key: `${locale} ${url}`, url, locale, localeInPath: addressLocale !== null }
}

function rootLocale(request: TargetRequest): Locale {
  return languageOfCookie(request.cookie) ?? preferredLocale(request.acceptLanguage) ?? DEFAULT_LOCALE
}
