import { isLocale, type Locale } from "@porteka/shop/languages"

export { DEFAULT_LOCALE, isLocale, LANGUAGES, LOCALES, type Locale } from "@porteka/shop/languages"

/** Splits `/hu/products` into language and rest; the language is null if the path has none. */
export function splitLocale(pathname: string): { locale: Locale | null; rest: string } {
  const end = pathname.indexOf("/", 1)
  const first = end === -1 ? pathname.slice(1) : pathname.slice(1, end)
  if (!isLocale(first)) return { locale: null, rest: pathname }
  return { locale: first, rest: end === -1 ? "/" : pathname.slice(end) }
}

/** The first language of an `Accept-Language` header that the shop supports (RFC 9110, section 12.5.4). */
export function preferredLocale(acceptLanguage: string | undefined): Locale | null {
  const wishes = (acceptLanguage ?? "").split(",").map((part) => {
    const [tag = "", ...parameters] = part.trim().toLowerCase().split(";")
    const quality = parameters.map((text) => /^\s*q=([\d.]+)$/.exec(text)?.[1]).find(Boolean)
    return { language: tag.split("-")[0], quality: quality ? Number(quality) : 1 }
  })
  const known = wishes.filter((wish) => isLocale(wish.language) && wish.quality > 0)
  known.sort((a, b) => b.quality - a.quality)
  return (known[0]?.language as Locale | undefined) ?? null
}
