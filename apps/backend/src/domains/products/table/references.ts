import type { MedusaContainer } from "@medusajs/framework/types"
import { readRecords } from "../../../records/read-records.ts"
import { indexCategories, type NamedCategory } from "./other-shops/category-names.ts"

/** Ids of records that a table names by handle. */
export interface References {
  categories: ReadonlyMap<string, string>
  /** The same categories by the names other systems give them. */
  categoryNames: ReadonlyMap<string, string>
  collections: ReadonlyMap<string, string>
}

export async function readReferences(container: MedusaContainer): Promise<References> {
  const categories = await readRecords<NamedCategory>(container, {
    entity: "product_category",
    fields: ["id", "handle", "name", "parent_category_id"],
  })
  const collections = await readRecords<{ id: string; handle: string }>(container, {
    entity: "product_collection",
    fields: ["id", "handle"],
  })
  return {
    categories: new Map(categories.map(({ id, handle }) => [handle, id])),
    categoryNames: indexCategories(categories),
    collections: new Map(collections.map(({ id, handle }) => [handle, id])),
  }
}
