import type { MedusaContainer } from "@medusajs/framework/types"
import { CATALOGUE_MODULE } from "../../modules/catalogue/index.ts"
import { SHOP_SETTINGS_MODULE } from "../../modules/shop-settings/index.ts"
import { readShop } from "../../shop/read-shop.ts"
import { announceChange } from "./announce-change.ts"
import { reindexStockStates } from "./repair-catalogue.ts"

/**
 * Writes to the change feed if the shop's data has changed: everything that shows it is rebuilt. Product
 * prices are not part of it. If this process dies in between, the job `shop-changes` does it.
 */
export async function announceShop(container: MedusaContainer): Promise<void> {
  const settings = container.resolve(SHOP_SETTINGS_MODULE)
  await announceChange(container, "shop", {
    read: () => readShop(container),
    isAnnounced: (fingerprint) => settings.isAnnounced(fingerprint),
    announce: async ({ lowStockBelow }) => {
      await container.resolve(CATALOGUE_MODULE).announce(["shop"])
      await reindexStockStates(container, lowStockBelow)
    },
    noteAnnounced: (fingerprint) => settings.noteAnnounced(fingerprint),
  })
}
