import type { MedusaContainer } from "@medusajs/framework/types"
import { renewExpiredDocuments } from "../modules/catalogue/indexing/repair-catalogue.ts"

/** Price lists begin and end, new arrivals age: no event tells. */
export default async function catalogueExpiry(container: MedusaContainer): Promise<void> {
  await renewExpiredDocuments(container)
}

export const config = { name: "catalogue-expiry", schedule: "* * * * *" }
