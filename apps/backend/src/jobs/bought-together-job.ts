import type { MedusaContainer } from "@medusajs/framework/types"
import { CATALOGUE_MODULE } from "../modules/catalogue/index.ts"

/** What is often bought together changes slowly: an hour is soon enough. */
export default async function boughtTogether(container: MedusaContainer): Promise<void> {
  await container.resolve(CATALOGUE_MODULE).countBoughtTogether()
}

export const config = { name: "bought-together", schedule: "17 * * * *" }
