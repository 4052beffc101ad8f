import type { MedusaContainer } from "@medusajs/framework/types"
import { announceShop } from "../shop/announce-shop.ts"

/** A change of the shop whose event was lost is told here. */
export default async function shopChanges(container: MedusaContainer): Promise<void> {
  await announceShop(container)
}

export const config = { name: "shop-changes", schedule: "* * * * *" }
