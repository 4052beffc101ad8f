import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { expect, test, vi } from "vitest"
import { CATALOGUE_MODULE } from "../modules/catalogue/index.ts"
import { SHOP_SETTINGS_MODULE } from "../modules/shop-settings/index.ts"
import { announceShop } from "./announce-shop.ts"

const stand = vi.hoisted(() => ({
  price: 0,
  announced: "",
  /** The prices at the moments of the announcements. */
  announcements: [] as number[],
  indexing: Promise.resolve(),
}))

vi.mock("./read-shop.ts", () => ({ readShop: async () => ({ price: stand.price, lowStockBelow: 3 }) }))
vi.mock("../modules/catalogue/indexing/repair-catalogue.ts", () => ({
  reindexStockStates: () => stand.indexing,
}))

let last: Promise<unknown> = Promise.resolve()

const services: Record<string, object> = {
  [Modules.LOCKING]: {
    execute(_key: string, work: () => Promise<void>) {
      const done = last.then(work)
      last = done
      return done
    },
  },
  [SHOP_SETTINGS_MODULE]: {
    isAnnounced: async (fingerprint: string) => stand.announced === fingerprint,
    noteAnnounced: async (fingerprint: string) => {
      stand.announced = fingerprint
    },
  },
  [CATALOGUE_MODULE]: { announce: async () => stand.announcements.push(stand.price) },
}
const container = { resolve: (name: string) => services[name] } as unknown as MedusaContainer

test("a price that is changed and changed back while the first change is announced is announced again", async () => {
  stand.price = 990
  await announceShop(container)
  const indexed = Promise.withResolvers<void>()
  stand.indexing = indexed.promise
  stand.price = 1690
  const first = announceShop(container)
  await vi.waitFor(() => expect(stand.announcements).toEqual([990, 1690]))
  stand.price = 990
  const second = announceShop(container)
  indexed.resolve()
  await Promise.all([first, second])
  expect(stand.announcements).toEqual([990, 1690, 990])
  await announceShop(container)
  expect(stand.announcements).toHaveLength(3)
})
