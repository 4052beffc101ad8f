import type { MedusaContainer } from "@medusajs/framework/types"
import { CATALOGUE_MODULE } from "../../modules/catalogue/index.ts"
import { readSettings } from "../../shop/read-shop.ts"
import { readSellablePieces } from "./read-sellable-pieces.ts"
import { readSold } from "./read-sold.ts"

/**
 * Updates stock and sales in these products' documents: what an order changes.
 * @returns products that need a complete reindex instead
 */
export async function updateStock(container: MedusaContainer, productIds: string[]): Promise<string[]> {
  const { lowStockBelow } = await readSettings(container)
  const { outdated } = await container.resolve(CATALOGUE_MODULE).writeStock(productIds, async (trx) => ({
    pieces: await readSellablePieces(trx, { productIds }),
    sold: await readSold(trx, productIds),
    lowStockBelow,
  }))
  return outdated
}
