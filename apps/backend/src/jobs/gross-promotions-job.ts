import type { MedusaContainer } from "@medusajs/framework/types"
import { countGross } from "../domains/promotions/gross-promotions.ts"

/** Promotions that are older than the rule that all of them count gross. */
export default async function grossPromotions(container: MedusaContainer): Promise<void> {
  await countGross(container)
}

export const config = { name: "gross-promotions", schedule: "*/5 * * * *" }
