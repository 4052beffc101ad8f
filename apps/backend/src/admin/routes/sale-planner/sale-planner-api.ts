import type { SalePlan, SalePlanRow } from "@porteka/commerce-sdk"
import { fetchJson, post } from "../../back-end.ts"
import { adminLanguage } from "../../language.ts"

const PATH = "/admin/sale-plans"
const MOST_NAMED = "1000"
const MOST_FOUND = "20"

/** An option with a name. */
export interface Named {
  id: string
  name: string
}

export const previewSale = async (plan: SalePlan): Promise<SalePlanRow[]> =>
  (await post<{ rows: SalePlanRow[] }>(`${PATH}/preview`, plan)).rows

export const saveSale = (plan: SalePlan) => post<{ price_list_id: string; count: number }>(PATH, plan)

export async function listCategories(): Promise<Named[]> {
  const query = new URLSearchParams({ fields: "id,name", limit: MOST_NAMED })
  const path = `/admin/product-categories?${query}`
  return inAlphabet((await fetchJson<{ product_categories: Named[] }>(path)).product_categories)
}

export async function listCollections(): Promise<Named[]> {
  const query = new URLSearchParams({ fields: "id,title", limit: MOST_NAMED })
  return inAlphabet(
    named((await fetchJson<{ collections: Titled[] }>(`/admin/collections?${query}`)).collections),
  )
}

export async function findProducts(q: string): Promise<Named[]> {
  const query = new URLSearchParams({ fields: "id,title", limit: MOST_FOUND, order: "title", q })
  return named((await fetchJson<{ products: Titled[] }>(`/admin/products?${query}`)).products)
}

interface Titled {
  id: string
  title: string
}

/** The database puts "Üveg" behind "Z". */
const inAlphabet = (records: Named[]): Named[] => {
  const { compare } = new Intl.Collator(adminLanguage())
  return records.toSorted((one, other) => compare(one.name, other.name))
}

const named = (records: Titled[]): Named[] => records.map(({ id, title }) => ({ id, name: title }))
