import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
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
    announce: async ({ name, lowStockBelow }) => {
      await container.resolve(CATALOGUE_MODULE).announce(["shop"])
      await reindexStockStates(container, lowStockBelow)
      await nameStore(container, name)
    },
    noteAnnounced: (fingerprint) => settings.noteAnnounced(fingerprint),
  })
}

/** The name that Medusa's admin shows in its corner. */
async function nameStore(container: MedusaContainer, name: string): Promise<void> {
  const stores = container.resolve(Modules.STORE)
  const [store] = await stores.listStores({}, { take: 1 })
  if (store && store.name !== name) await stores.updateStores(store.id, { name })
}
