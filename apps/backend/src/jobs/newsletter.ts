import type { MedusaContainer } from "@medusajs/framework/types"
import { NEWSLETTER_MODULE } from "../modules/newsletter/index.ts"

/** Deletes requests that were not confirmed in time. */
export default async function newsletter(container: MedusaContainer): Promise<void> {
  await container.resolve(NEWSLETTER_MODULE).prune()
}

export const config = { name: "newsletter", schedule: "* * * * *" }
