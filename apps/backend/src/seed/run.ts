import type { ExecArgs } from "@medusajs/framework/types"
import type { ShopContents } from "@porteka/shop"
import { catalogueGroups } from "./contents/catalogue-groups.ts"
import { giftCards } from "./contents/gift-cards.ts"
import { homePictures } from "./contents/home-pictures.ts"
import { importProducts } from "./contents/import-products.ts"
import { journal } from "./contents/journal.ts"
import { makerPages } from "./contents/maker-pages.ts"
import { pickupPoints } from "./contents/pickup-points.ts"
import { pictures } from "./contents/pictures.ts"
import { priceHistory } from "./contents/price-history.ts"
import { productTranslations } from "./contents/product-translations.ts"
import { promotions } from "./contents/promotions.ts"
import { readModel } from "./contents/read-model.ts"
import { salePrices } from "./contents/sale-prices.ts"
import { stock } from "./contents/stock.ts"
import { adminUser } from "./foundation/admin-user.ts"
import { delivery } from "./foundation/delivery.ts"
import { deliveryNames } from "./foundation/delivery-names.ts"
import { lineOptions } from "./foundation/line-options.ts"
import { namedRecords } from "./foundation/named-records.ts"
import { orderNumbers } from "./foundation/order-numbers.ts"
import { region } from "./foundation/region.ts"
import { store } from "./foundation/store.ts"
import { readContents } from "./read-contents.ts"
import { runSteps, type SeedStep } from "./seed-step.ts"

/** What every shop needs to sell. */
const foundation: readonly SeedStep[] = [
  store,
  region,
  delivery,
  deliveryNames,
  lineOptions,
  adminUser,
  orderNumbers,
  namedRecords,
]

/** In this order: products belong to categories, sale prices belong to variants. */
const fillings: readonly ((contents: ShopContents) => SeedStep)[] = [
  pickupPoints,
  catalogueGroups,
  importProducts,
  stock,
  salePrices,
  promotions,
  giftCards,
  productTranslations,
  priceHistory,
  pictures,
  homePictures,
  journal,
  makerPages,
  readModel,
]

/**
 * `medusa exec ./src/seed/run.js [folder [pictures]]`: the foundation of a shop and, if a folder is given,
 * its contents; or only their pictures, for a shop that lost them. A repeated run adds only what is missing.
 */
export default async function seed({ container, args }: ExecArgs): Promise<void> {
  const [folder, part] = args
  const contents = folder === undefined ? undefined : await readContents(folder)
  const wanted = part === "pictures" ? [pictures] : fillings
  const steps = contents ? wanted.map((filling) => filling(contents)) : []
  await runSteps(container, [...foundation, ...steps], (line) => process.stdout.write(`${line}\n`))
}
