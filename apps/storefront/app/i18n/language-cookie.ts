import { COUNTRY_CODE } from "@porteka/shop"
import { isLocale, type Locale } from "./locales.ts"

const LANGUAGE_COOKIE = "language"
const COUNTRY_COOKIE = "country"
const LOCALE_COOKIE_DAYS = 365
const DAY_SECONDS = 24 * 60 * 60

/** The language that the visitor chose earlier, from a raw `Cookie` header. */
export function languageOfCookie(cookieHeader: string | undefined): Locale | null {
  const match = /(?:^|;\s*)language=([a-z-]+)/.exec(cookieHeader ?? "")
  return isLocale(match?.[1]) ? match[1] : null
}

/** The locale cookies of the specification (sections 3 and 9), as `Set-Cookie` headers. */
export function localeCookies(locale: Locale, secure: boolean): string[] {
  const life = `Path=/; Max-Age=${LOCALE_COOKIE_DAYS * DAY_SECONDS}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`
  return [`${LANGUAGE_COOKIE}=${locale}`, `${COUNTRY_COOKIE}=${COUNTRY_CODE}`].map(
    (cookie) => `${cookie}; ${life}`,
  )
}
