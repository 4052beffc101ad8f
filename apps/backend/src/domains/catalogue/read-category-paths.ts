import type { MedusaContainer } from "@medusajs/framework/types"
import { readRecords } from "../../records/read-records.ts"

export interface CategoryRecord {
  id: string
  handle: string
  name: string
  description: string
  parent_category_id: string | null
  rank: number
  metadata: unknown
}

/** All categories a shopper may see: a category whose ancestor is hidden is hidden too. */
export async function readVisibleCategories(
  container: MedusaContainer,
): Promise<Map<string, CategoryRecord>> {
  const categories = await readRecords<CategoryRecord>(container, {
    entity: "product_category",
    fields: ["id", "handle", "name", "description", "parent_category_id", "rank", "metadata"],
    filters: { is_active: true, is_internal: false },
  })
  const active = new Map(categories.map((category) => [category.id, category]))
  const visible = [...active.values()].filter((category) => {
    const root = pathTo(category, active)[0]
    return root?.parent_category_id === null
  })
  return new Map(visible.map((category) => [category.id, category]))
}

/** From the root to the category itself, as far as the ancestors are known. */
export function pathTo<T extends { id: string; parent_category_id: string | null }>(
  category: T,
  all: ReadonlyMap<string, T>,
): T[] {
  const path: T[] = []
  for (let step: T | undefined = category; step && !path.includes(step); ) {
    path.unshift(step)
    step = step.parent_category_id === null ? undefined : all.get(step.parent_category_id)
  }
  return path
}
