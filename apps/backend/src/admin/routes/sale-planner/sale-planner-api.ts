import type { SalePlan, SalePlanRow } from "@porteka/commerce-sdk"
import { fetchJson, post } from "../../back-end.ts"
import { inAlphabet, type Named } from "../../categories.ts"

const PATH = "/admin/sale-plans"
const MOST_NAMED = "1000"
const MOST_FOUND = "20"

export const previewSale = async (plan: SalePlan): Promise<SalePlanRow[]> =>
  (await post<{ rows: SalePlanRow[] }>(`${PATH}/preview`, plan)).rows

export const saveSale = (plan: SalePlan) => post<{ price_list_id: string; count: number }>(PATH, plan)

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

const named = (records: Titled[]): Named[] => records.map(({ id, title }) => ({ id, name: title }))
