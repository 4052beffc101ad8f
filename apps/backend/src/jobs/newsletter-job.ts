import type { MedusaContainer } from "@medusajs/framework/types"
import { NEWSLETTER_MODULE } from "../modules/newsletter/index.ts"

/** Forgets what nobody confirmed in time. */
export default async function newsletter(container: MedusaContainer): Promise<void> {
  await container.resolve(NEWSLETTER_MODULE).prune()
}

export const config = { name: "newsletter", schedule: "* * * * *" }
