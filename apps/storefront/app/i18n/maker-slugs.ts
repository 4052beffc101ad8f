import { LOCALES, type Locale } from "@porteka/shop/languages"
import { decodePathPart, MAKERS_PAGE } from "@porteka/shop/pages"

export { MAKERS_PAGE } from "@porteka/shop/pages"

/** The list of makers, or the page of one. */
export function makersPath(locale: Locale, handle?: string): string {
  const list = `/${locale}/${MAKERS_PAGE[locale]}`
  return handle === undefined ? list : `${list}/${encodeURIComponent(handle)}`
}

/** A makers' page, whose URL depends on the language. */
export interface MakersAddress {
  locale: Locale
  /** Undefined: the list. */
  handle: string | undefined
}

/** @param path the path after the language, without the leading slash */
export function findMakersPage(path: string): MakersAddress | null {
  const [slug, handle, ...more] = path.split("/")
  const locale = LOCALES.find((candidate) => MAKERS_PAGE[candidate] === slug)
  if (!locale || more.length > 0 || handle === "") return null
  return { locale, handle: handle === undefined ? undefined : decodePathPart(handle) }
}
