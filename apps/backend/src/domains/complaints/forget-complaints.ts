import type { MedusaContainer } from "@medusajs/framework/types"
import { COMPLAINT_MODULE } from "../../modules/complaint/index.ts"
import { readSettings } from "../../shop/read-shop.ts"

/** Deletes complaints after the retention period; their e-mails are deleted earlier. */
export async function forgetComplaints(container: MedusaContainer): Promise<void> {
  const { complaints } = await readSettings(container)
  await container.resolve(COMPLAINT_MODULE).forget(complaints.keepYears)
}
