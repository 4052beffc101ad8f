import { createHash } from "node:crypto"
import type { MedusaContainer } from "@medusajs/framework/types"
import { CATALOGUE_MODULE } from "../modules/catalogue/index.ts"
import { reindexStockStates } from "../modules/catalogue/indexing/repair-catalogue.ts"
import { SHOP_SETTINGS_MODULE } from "../modules/shop-settings/index.ts"
import { readShop } from "./read-shop.ts"

/**
 * Writes to the change feed if the shop's data has changed: everything that shows it is rebuilt. Product
 * prices are not part of it. If this process dies in between, the job `shop-changes` does it.
 */
export async function announceShop(container: MedusaContainer): Promise<void> {
  const settings = container.resolve(SHOP_SETTINGS_MODULE)
  const shop = await readShop(container)
  const fingerprint = createHash("sha256").update(JSON.stringify(shop)).digest("base64url")
  if (await settings.isAnnounced(fingerprint)) return
  await container.resolve(CATALOGUE_MODULE).announce(["shop"])
  await reindexStockStates(container, shop.lowStockBelow)
  await settings.noteAnnounced(fingerprint)
}
