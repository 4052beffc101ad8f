import type { MedusaContainer } from "@medusajs/framework/types"
import { CATALOGUE_MODULE } from "../../modules/catalogue/index.ts"
import { queryRows } from "../../records/query-rows.ts"
import { rebuildNavigation } from "./build-navigation.ts"
import { reindexProducts } from "./reindex-products.ts"

const BATCH_SIZE = 100

export type RebuildProgress = (done: number, total: number) => void

/** Brings every document of the read model and the navigation up to date. */
export async function rebuildCatalogue(
  container: MedusaContainer,
  onProgress: RebuildProgress = () => undefined,
): Promise<void> {
  const rows = await queryRows<{ id: string }>(
    container,
    `select id from product where deleted_at is null
     union select product_id from catalogue_document order by 1`,
  )
  const ids = rows.map(({ id }) => id)
  for (let start = 0; start < ids.length; start += BATCH_SIZE) {
    onProgress(start, ids.length)
    await reindexProducts(container, ids.slice(start, start + BATCH_SIZE))
  }
  await rebuildNavigation(container, container.resolve(CATALOGUE_MODULE))
  onProgress(ids.length, ids.length)
}
