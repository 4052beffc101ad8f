import type { MedusaContainer } from "@medusajs/framework/types"
import { forgetComplaints } from "../domains/complaints/forget-complaints.ts"

/** Complaints are kept as long as the law asks for, and no longer. */
export default async function complaintsJob(container: MedusaContainer): Promise<void> {
  await forgetComplaints(container)
}

export const config = { name: "complaints", schedule: "41 3 * * *" }
