import { createHash } from "node:crypto"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { CATALOGUE_MODULE } from "../modules/catalogue/index.ts"
import { reindexStockStates } from "../modules/catalogue/indexing/repair-catalogue.ts"
import { SHOP_SETTINGS_MODULE } from "../modules/shop-settings/index.ts"
import { readShop } from "./read-shop.ts"

/** In seconds: longer than the stock states of a large shop take. */
const TIMEOUT = 60

/**
 * Writes to the change feed if the shop's data has changed: everything that shows it is rebuilt. Product
 * prices are not part of it. If this process dies in between, the job `shop-changes` does it. Under a lock: of
 * two changes soon after each other, the second is compared with the first, not with what was before both.
 */
export async function announceShop(container: MedusaContainer): Promise<void> {
  await container
    .resolve(Modules.LOCKING)
    .execute("announce-shop", () => announceChange(container), { timeout: TIMEOUT })
}

async function announceChange(container: MedusaContainer): Promise<void> {
  const settings = container.resolve(SHOP_SETTINGS_MODULE)
  const shop = await readShop(container)
  const fingerprint = createHash("sha256").update(JSON.stringify(shop)).digest("base64url")
  if (await settings.isAnnounced(fingerprint)) return
  await container.resolve(CATALOGUE_MODULE).announce(["shop"])
  await reindexStockStates(container, shop.lowStockBelow)
  await settings.noteAnnounced(fingerprint)
}
