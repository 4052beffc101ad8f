import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { CommonEvents, Modules } from "@medusajs/framework/utils"
import { announceShop } from "../domains/catalogue/announce-shop.ts"
import { afterBurst } from "../records/after-burst.ts"

const COLLECT_MS = 100

const announceSoon = afterBurst("Announcing the shop's data", COLLECT_MS, announceShop)

/** Delivery prices with their limits, payment methods and the VAT rate are changed in Medusa's own admin. */
export default async function shopChanged({ container }: SubscriberArgs): Promise<void> {
  announceSoon(container, [])
}

const ENTITIES = [
  [Modules.PRICING, "price"],
  [Modules.PRICING, "price-rule"],
  [Modules.FULFILLMENT, "shipping-option"],
  [Modules.TAX, "tax-rate"],
] as const

/**
 * The last ones are workflow events: if only prices change, the fulfillment module emits none, nor does the region module for
 * payment methods.
 */
export const config: SubscriberConfig = {
  event: [
    ...ENTITIES.flatMap(([module, entity]) =>
      Object.values(CommonEvents).map((action) => `${module}.${entity}.${action}`),
    ),
    ...Object.values(CommonEvents).flatMap((action) => [`shipping-option.${action}`, `region.${action}`]),
  ],
  context: { subscriberId: "shop-changed" },
}
