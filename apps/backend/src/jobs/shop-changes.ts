import type { MedusaContainer } from "@medusajs/framework/types"
import { announceShop } from "../domains/catalogue/announce-shop.ts"

/** Announces a change of the shop whose event was lost. */
export default async function shopChanges(container: MedusaContainer): Promise<void> {
  await announceShop(container)
}

export const config = { name: "shop-changes", schedule: "* * * * *" }
