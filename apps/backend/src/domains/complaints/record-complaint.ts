import type { MedusaContainer } from "@medusajs/framework/types"
import type { ComplaintCaseRow } from "../../modules/complaint/complaint-types.ts"
import { COMPLAINT_MODULE } from "../../modules/complaint/index.ts"
import { findNamedOrder } from "../withdrawals/find-named-order.ts"
import type { ComplaintInput } from "./complaint-input.ts"
import { complaintMails } from "./complaint-mails.ts"

/** Records a complaint and queues its e-mails. */
export async function recordComplaint(
  container: MedusaContainer,
  { order_reference = "", request = "", ...complaint }: ComplaintInput,
): Promise<ComplaintCaseRow> {
  const order_id = await findNamedOrder(container, order_reference, complaint.email)
  const recorded = await container
    .resolve(COMPLAINT_MODULE)
    .record({ ...complaint, order_reference, request, order_id })
  await complaintMails.enqueue(container, recorded)
  return recorded
}
