import type { ExecArgs } from "@medusajs/framework/types"
import { adminUser } from "./admin-user.ts"
import { delivery } from "./delivery.ts"
import { catalogueGroups } from "./goods/catalogue-groups.ts"
import { englishTexts } from "./goods/english-texts.ts"
import { importProducts } from "./goods/import-products.ts"
import { salePrices } from "./goods/sale-prices.ts"
import { stock } from "./goods/stock.ts"
import { homePictures } from "./home-pictures.ts"
import { journal } from "./journal.ts"
import { orderNumbers } from "./order-numbers.ts"
import { pickupPoints } from "./pickup-points.ts"
import { pictures } from "./pictures.ts"
import { priceHistory } from "./price-history.ts"
import { promotions } from "./promotions.ts"
import { readModel } from "./read-model.ts"
import { region } from "./region.ts"
import { runSteps, type SeedStep } from "./seed-step.ts"
import { store } from "./store.ts"

const steps: readonly SeedStep[] = [
  store,
  region,
  delivery,
  pickupPoints,
  adminUser,
  orderNumbers,
  catalogueGroups,
  importProducts,
  stock,
  salePrices,
  promotions,
  englishTexts,
  priceHistory,
  pictures,
  homePictures,
  journal,
  readModel,
]

/** `npm run seed`: a complete demo shop in an empty database. Running it again adds only what is missing. */
export default async function seed({ container }: ExecArgs): Promise<void> {
  await runSteps(container, steps, (line) => process.stdout.write(`${line}\n`))
}
