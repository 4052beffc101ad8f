import { searchKeys } from "@porteka/hungary"
import type { Locale } from "#app/i18n/locales.ts"

/** More would push the products down. */
const MOST = 3

/** The collections whose name contains all words of a search: „ajándék” is in „Ajándék 5000 forint alatt”. */
export function collectionsNamed<T extends { name: string }>(
  q: string,
  collections: readonly T[],
  locale: Locale,
): T[] {
  const keys = searchKeys(q, locale)
  if (keys.length === 0) return []
  const isNamed = ({ name }: T) => {
    const named = new Set(searchKeys(name, locale))
    return keys.every((key) => named.has(key))
  }
  return collections.filter(isNamed).slice(0, MOST)
}
