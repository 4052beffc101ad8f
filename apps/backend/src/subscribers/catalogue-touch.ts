import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import type { MedusaContainer } from "@medusajs/framework/types"
import { CommonEvents, Modules } from "@medusajs/framework/utils"
import { reindexQueue } from "../modules/catalogue/indexing/reindex-queue.ts"
import {
  findTouchedProducts,
  findTranslatedRecords,
  TOUCHED_ENTITIES,
  type TouchedEntity,
} from "../modules/catalogue/indexing/touched-products.ts"

const MODULE_OF: Record<string, string> = {
  price: Modules.PRICING,
  "price-list": Modules.PRICING,
  "inventory-level": Modules.INVENTORY,
  "reservation-item": Modules.INVENTORY,
  translation: Modules.TRANSLATION,
}

/** If only its categories or tags (links) change, the product module emits no event. */
const LINKS_CHANGED = "product.updated"

const NAVIGATION_ENTITIES: TouchedEntity[] = ["product-category", "product-collection"]

/** Every change of a record that the catalogue shows updates the documents of its products. */
export default async function catalogueTouch({
  event,
  container,
}: SubscriberArgs<{ id: string | string[] }>) {
  const entity =
    event.name === LINKS_CHANGED ? "product" : (event.name.split(".")[1] as TouchedEntity | "translation")
  const ids = [event.data.id].flat()
  const records =
    entity === "translation" ? await findTranslatedRecords(container, ids) : new Map([[entity, ids]])
  for (const [touched, touchedIds] of records) await touch(container, touched, touchedIds)
}

/** Every order changes stock, and documents show nothing else of these records. */
const STOCK_ENTITIES: TouchedEntity[] = ["inventory-level", "reservation-item"]

async function touch(container: MedusaContainer, entity: TouchedEntity, ids: string[]): Promise<void> {
  const products = await findTouchedProducts(container, entity, ids)
  if (STOCK_ENTITIES.includes(entity)) return reindexQueue.addStock(container, products)
  reindexQueue.add(container, products, NAVIGATION_ENTITIES.includes(entity))
}

/** Events of the modules instead of the workflows: they are emitted for every change, whoever makes it. */
export const config: SubscriberConfig = {
  event: [
    LINKS_CHANGED,
    ...[...TOUCHED_ENTITIES, "translation"].flatMap((entity) =>
      Object.values(CommonEvents).map(
        (action) => `${MODULE_OF[entity] ?? Modules.PRODUCT}.${entity}.${action}`,
      ),
    ),
  ],
  context: { subscriberId: "catalogue-touch" },
}
