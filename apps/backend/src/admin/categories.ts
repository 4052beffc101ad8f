import { fetchJson } from "./back-end.ts"
import { adminLanguage } from "./language.ts"

/** An option with a name. */
export interface Named {
  id: string
  name: string
}

const MOST_NAMED = "1000"

/** The database puts "Üveg" behind "Z". */
export const inAlphabet = (records: Named[]): Named[] => {
  const { compare } = new Intl.Collator(adminLanguage())
  return records.toSorted((one, other) => compare(one.name, other.name))
}

export async function listCategories(): Promise<Named[]> {
  const query = new URLSearchParams({ fields: "id,name", limit: MOST_NAMED })
  const path = `/admin/product-categories?${query}`
  return inAlphabet((await fetchJson<{ product_categories: Named[] }>(path)).product_categories)
}
