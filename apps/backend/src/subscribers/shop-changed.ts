import { setTimeout as pause } from "node:timers/promises"
import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import type { MedusaContainer } from "@medusajs/framework/types"
import { CommonEvents, Modules } from "@medusajs/framework/utils"
import { announceShop } from "../shop/announce-shop.ts"

/** One change emits many events at once, for example for prices of products. */
const COLLECT_MS = 100

let coming: Promise<void> | undefined

/** Delivery prices with their limits, and the VAT rate, are changed in Medusa's own admin. */
export default async function shopChanged({ container }: SubscriberArgs): Promise<void> {
  coming ??= announceSoon(container)
  await coming
}

async function announceSoon(container: MedusaContainer): Promise<void> {
  await pause(COLLECT_MS)
  coming = undefined
  await announceShop(container)
}

const ENTITIES = [
  [Modules.PRICING, "price"],
  [Modules.PRICING, "price-rule"],
  [Modules.FULFILLMENT, "shipping-option"],
  [Modules.TAX, "tax-rate"],
] as const

/** The last ones are workflow events: if only prices change, the fulfillment module emits none. */
export const config: SubscriberConfig = {
  event: [
    ...ENTITIES.flatMap(([module, entity]) =>
      Object.values(CommonEvents).map((action) => `${module}.${entity}.${action}`),
    ),
    ...Object.values(CommonEvents).map((action) => `shipping-option.${action}`),
  ],
  context: { subscriberId: "shop-changed" },
}
