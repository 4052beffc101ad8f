import type { MedusaContainer } from "@medusajs/framework/types"
import { STAFF_MODULE } from "../modules/staff/index.ts"

const KEPT_DAYS = 365

/** Deletes entries about the staff's actions after a year. */
export default async function staffActions(container: MedusaContainer): Promise<void> {
  await container.resolve(STAFF_MODULE).prune(KEPT_DAYS)
}

export const config = { name: "staff-actions", schedule: "17 3 * * *" }
