import type { MedusaContainer } from "@medusajs/framework/types"
import type { ComplaintCaseRow } from "../../modules/complaint/complaint-types.ts"
import { COMPLAINT_MODULE } from "../../modules/complaint/index.ts"
import { queryRows } from "../../records/query-rows.ts"
import { findOrderNumber } from "../withdrawals/order-number.ts"
import type { ComplaintInput } from "./complaint-input.ts"
import { complaintMails } from "./complaint-mails.ts"

/** Records a complaint and queues its e-mails. */
export async function recordComplaint(
  container: MedusaContainer,
  { order_reference = "", request = "", ...complaint }: ComplaintInput,
): Promise<ComplaintCaseRow> {
  const order_id = await findOrder(container, order_reference, complaint.email)
  const recorded = await container
    .resolve(COMPLAINT_MODULE)
    .record({ ...complaint, order_reference, request, order_id })
  await complaintMails.enqueue(container, recorded)
  return recorded
}

/**
 * The order named in the complaint, if it was placed with the same e-mail address; otherwise a complaint could
 * lead the staff to somebody else's order.
 */
async function findOrder(
  container: MedusaContainer,
  orderReference: string,
  email: string,
): Promise<string | null> {
  const number = findOrderNumber(orderReference)
  if (number === null) return null
  const rows = await queryRows<{ id: string }>(
    container,
    `select id from "order" where display_id = ? and lower(email) = ? and deleted_at is null`,
    [number, email.toLowerCase()],
  )
  return rows[0]?.id ?? null
}
