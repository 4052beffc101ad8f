import { parseUrl } from "@porteka/shop/parse-url"
import type { Locale } from "#app/i18n/locales.ts"
import { pathsIn } from "#app/i18n/paths.ts"

const ANYWHERE = "https://shop.invalid"
const MOST_CHARACTERS = 500

/**
 * Where to return after signing in: the requested path of this shop, or the account page. Browsers interpret
 * "//", "/\" and an embedded tab as another site's address.
 */
export function safeBack(value: string | null, locale: Locale): string {
  const home = pathsIn(locale).account()
  if (value === null || value.length > MOST_CHARACTERS) return home
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be in it
  if (!/^\/(?![/\\])[^\\\x00-\x20\x7f]*$/.test(value)) return home
  const url = parseUrl(value, ANYWHERE)
  if (!url) return home
  const { origin, pathname, search, hash } = url
  // "/.//evil" looks like a path until its dots are resolved.
  if (origin !== ANYWHERE || pathname.startsWith("//")) return home
  return pathname + search + hash
}

/** The sign-in page, which returns to the current page. */
export function loginPath(locale: Locale, back: string): string {
  return `${pathsIn(locale).login()}?${new URLSearchParams({ back })}`
}
