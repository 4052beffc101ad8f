import type { MedusaContainer } from "@medusajs/framework/types"
import type { ComplaintCaseRow } from "../../modules/complaint/complaint-types.ts"
import { COMPLAINT_MODULE } from "../../modules/complaint/index.ts"
import { drawPhotos, keepPhotos } from "../../photos/keep-photos.ts"
import { findNamedOrder } from "../withdrawals/find-named-order.ts"
import type { ComplaintInput } from "./complaint-input.ts"
import { complaintMails } from "./complaint-mails.ts"
import { complaintPhotos } from "./complaint-photos.ts"

/** Records a complaint and queues its e-mails. @throws 400 for a file that is not a photo */
export async function recordComplaint(
  container: MedusaContainer,
  { order_reference = "", request = "", photos, ...complaint }: ComplaintInput,
): Promise<ComplaintCaseRow> {
  const drawn = await drawPhotos(photos)
  const order_id = await findNamedOrder(container, order_reference, complaint.email)
  const { book } = container.resolve(COMPLAINT_MODULE)
  const recorded = await book.record({ ...complaint, order_reference, request, order_id })
  if (drawn.length > 0) await keepPhotos(complaintPhotos(container), recorded.id, drawn)
  await complaintMails.enqueue(container, recorded)
  return recorded
}
