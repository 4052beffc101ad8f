import type { MedusaContainer } from "@medusajs/framework/types"
import { forgetComplaints } from "../domains/complaints/forget-complaints.ts"

/** Deletes complaints after the retention period set by the owner (at least the legal minimum). */
export default async function complaintsJob(container: MedusaContainer): Promise<void> {
  await forgetComplaints(container)
}

export const config = { name: "complaints", schedule: "41 3 * * *" }
