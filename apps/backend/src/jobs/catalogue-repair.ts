import type { MedusaContainer } from "@medusajs/framework/types"
import { repairCatalogue } from "../domains/catalogue/repair-catalogue.ts"

/** Finds changes whose in-memory event was lost. */
export default async function catalogueRepair(container: MedusaContainer): Promise<void> {
  await repairCatalogue(container)
}

export const config = { name: "catalogue-repair", schedule: "*/5 * * * *" }
