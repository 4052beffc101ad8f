import type { MedusaContainer } from "@medusajs/framework/types"
import { renewExpiredDocuments } from "../domains/catalogue/repair-catalogue.ts"

/** Price lists start and end, new arrivals become old: there is no event for that. */
export default async function catalogueExpiry(container: MedusaContainer): Promise<void> {
  await renewExpiredDocuments(container)
}

export const config = { name: "catalogue-expiry", schedule: "* * * * *" }
