import { byFacet, VALUES_FACETS } from "@porteka/shop"
import { NO_TEXTS } from "../search/product-texts.ts"
import type { ListEntry } from "./list-entry.ts"
import type { ListIndex } from "./list-index.ts"

/** An entry for tests; fields that are not given have simple defaults. */
export function entry(id: string, parts: Partial<ListEntry> = {}): ListEntry {
  const name = parts.name ?? id
  return {
    id,
    name,
    price: 1000,
    published_at: 0,
    in_stock: true,
    on_sale: false,
    sold: 0,
    rating: 0,
    facets: byFacet(VALUES_FACETS, () => []),
    collections: [],
    texts: { hu: { ...NO_TEXTS, title: name } },
    ...parts,
  }
}

export function keys(...values: string[]): { value: string; label: string }[] {
  return values.map((value) => ({ value, label: value.toUpperCase() }))
}

export function fill(index: ListIndex, entries: Iterable<ListEntry>): void {
  index.collect(entries)
  Array.from(index.sortCollected())
}
