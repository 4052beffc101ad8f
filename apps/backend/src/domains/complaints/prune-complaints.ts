import type { MedusaContainer } from "@medusajs/framework/types"
import { COMPLAINT_MODULE } from "../../modules/complaint/index.ts"
import { deleteLostPhotos } from "../../photos/keep-photos.ts"
import { readSettings } from "../../shop/read-shop.ts"
import { complaintPhotos } from "./complaint-photos.ts"

/** Deletes complaints and their photos after the retention period; their e-mails are deleted earlier. */
export async function pruneComplaints(container: MedusaContainer): Promise<void> {
  const { complaints } = await readSettings(container)
  await container.resolve(COMPLAINT_MODULE).prune(complaints.keepYears)
  await deleteLostPhotos(complaintPhotos(container))
}
