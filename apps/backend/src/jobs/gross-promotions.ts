import type { MedusaContainer } from "@medusajs/framework/types"
import { countGross } from "../domains/promotions/gross-promotions.ts"

/** Corrects promotions that were created before all of them applied to gross prices. */
export default async function grossPromotions(container: MedusaContainer): Promise<void> {
  await countGross(container)
}

export const config = { name: "gross-promotions", schedule: "*/5 * * * *" }
