import type { MedusaContainer } from "@medusajs/framework/types"
import { STAFF_MODULE } from "../modules/staff/index.ts"

const KEPT_DAYS = 365

/** Forgets what the staff did longer ago than a year. */
export default async function staffActions(container: MedusaContainer): Promise<void> {
  await container.resolve(STAFF_MODULE).prune(KEPT_DAYS)
}

export const config = { name: "staff-actions", schedule: "17 3 * * *" }
