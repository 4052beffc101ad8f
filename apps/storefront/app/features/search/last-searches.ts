import { parseJson } from "@porteka/shop/parse-json"
import { createKeptValue } from "#app/ui/browser/kept-value.ts"
import { QUERY_CHARACTERS } from "./search-answer.ts"

export const MOST_SEARCHES = 5

/** Newest first. */
export type LastSearches = readonly string[]

const NONE: LastSearches = []

/** A repeated search moves to the front, in its new spelling. */
export function addSearch(list: LastSearches, term: string): LastSearches {
  const q = term.trim().replace(/\s+/g, " ").slice(0, QUERY_CHARACTERS)
  if (q === "") return list
  return [q, ...list.filter((other) => other.toLowerCase() !== q.toLowerCase())].slice(0, MOST_SEARCHES)
}

/** Reads the stored value; invalid entries are dropped. */
export function parseSearches(text: string): LastSearches {
  const kept = parseJson(text)
  const terms = Array.isArray(kept) ? kept.filter((term) => typeof term === "string") : []
  return terms.toReversed().reduce(addSearch, NONE)
}

/** What this browser searched for. It does not reach the shop. */
export const lastSearches = createKeptValue<LastSearches>("last-searches", parseSearches, NONE)

/** Call it with consent to functional storage only. */
export function rememberSearch(term: string): void {
  const next = addSearch(lastSearches.get(), term)
  if (next !== lastSearches.get()) lastSearches.set(next)
}

export const forgetSearches = (): void => lastSearches.set(NONE)
