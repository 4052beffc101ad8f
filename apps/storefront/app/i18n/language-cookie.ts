import { isLocale, type Locale } from "./locales.ts"

/** Readable by scripts: it holds no secret and the language switch writes it before it leads on. */
export const LANGUAGE_COOKIE = "language"
export const COUNTRY_COOKIE = "country"
export const LOCALE_COOKIE_DAYS = 365

/** The language the visitor chose earlier, from a raw `Cookie` header. */
export function languageOfCookie(cookieHeader: string | undefined): Locale | null {
  const match = /(?:^|;\s*)language=([a-z-]+)/.exec(cookieHeader ?? "")
  return isLocale(match?.[1]) ? match[1] : null
}
