import type { ListEntry } from "./list-entry.ts"

/** An entry for tests; what is not given is plain. */
export function entry(id: string, parts: Partial<ListEntry> = {}): ListEntry {
  const name = parts.name ?? id
  return {
    id,
    name,
    price: 1000,
    published_at: 0,
    in_stock: true,
    on_sale: false,
    facets: { category: [], material: [], region: [], colour: [] },
    collections: [],
    search: { title: name, attributes: "", description: "" },
    ...parts,
  }
}

export function keys(...values: string[]): { value: string; label: string }[] {
  return values.map((value) => ({ value, label: value.toUpperCase() }))
}
