import type { MedusaContainer } from "@medusajs/framework/types"
import { CATALOGUE_MODULE } from "../modules/catalogue/index.ts"

/** This data changes slowly, so once an hour is enough. */
export default async function boughtTogether(container: MedusaContainer): Promise<void> {
  await container.resolve(CATALOGUE_MODULE).countBoughtTogether()
}

export const config = { name: "bought-together", schedule: "17 * * * *" }
