import { type Locale, searchKeys } from "@porteka/hungary"

/** What a search looks into, from the most to the least telling. */
export const SEARCH_FIELDS = ["title", "attributes", "description"] as const
export type SearchField = (typeof SEARCH_FIELDS)[number]

/** The search keys of each field; a key stands in its most telling field only. */
export type FieldKeys = Record<SearchField, string[]>

/** @param texts `attributes` are categories, collections, maker, material, colour, SKUs */
export function fieldKeys(texts: Record<SearchField, string>, locale: Locale): FieldKeys {
  const taken = new Set<string>()
  const fields = SEARCH_FIELDS.map((field): [SearchField, string[]] => {
    const keys = searchKeys(texts[field], locale).filter((key) => !taken.has(key))
    for (const key of keys) taken.add(key)
    return [field, keys]
  })
  return Object.fromEntries(fields) as FieldKeys
}
