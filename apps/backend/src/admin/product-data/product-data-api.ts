import type { Maker } from "../../domains/products/shop-data.ts"
import { fetchJson, post } from "../back-end.ts"

export async function listMakers(): Promise<Maker[]> {
  return (await fetchJson<{ makers: Maker[] }>("/admin/makers")).makers
}

/** @param path of a product or of one of its variants, below `/admin/products` */
export async function saveMetadata(path: string, metadata: Record<string, unknown>): Promise<void> {
  await post(`/admin/products/${path}`, { metadata })
}
