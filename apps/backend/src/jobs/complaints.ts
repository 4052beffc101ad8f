import type { MedusaContainer } from "@medusajs/framework/types"
import { pruneComplaints } from "../domains/complaints/prune-complaints.ts"

/** Deletes complaints after the retention period set by the owner (at least the legal minimum). */
export default async function complaintsJob(container: MedusaContainer): Promise<void> {
  await pruneComplaints(container)
}

export const config = { name: "complaints", schedule: "41 3 * * *" }
