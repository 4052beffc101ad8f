import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { CommonEvents, Modules } from "@medusajs/framework/utils"
import { type ReportedEntity, reindexQueue } from "../domains/catalogue/reindex-queue.ts"
import { TOUCHED_ENTITIES } from "../domains/catalogue/touched-products.ts"

const MODULE_OF: Record<string, string> = {
  price: Modules.PRICING,
  "price-list": Modules.PRICING,
  "inventory-level": Modules.INVENTORY,
  "reservation-item": Modules.INVENTORY,
  translation: Modules.TRANSLATION,
}

/** If only its categories or tags (links) change, the product module emits no event. */
const LINKS_CHANGED = "product.updated"

/** Every change of a record that the catalogue shows updates the documents of its products. */
export default async function catalogueTouch({
  event,
  container,
}: SubscriberArgs<{ id: string | string[] }>) {
  const entity = event.name === LINKS_CHANGED ? "product" : (event.name.split(".")[1] as ReportedEntity)
  reindexQueue.addRecords(container, entity, [event.data.id].flat())
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
