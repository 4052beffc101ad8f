import type { MedusaContainer } from "@medusajs/framework/types"
import { CONTACT_MESSAGE_MODULE } from "../../modules/contact-message/index.ts"
import type { ContactMessageRow } from "../../modules/contact-message/service.ts"
import { findNamedOrder } from "../withdrawals/find-named-order.ts"
import type { ContactInput } from "./contact-input.ts"
import { contactMails } from "./contact-mails.ts"

/** Records a message and queues its e-mails. */
export async function recordContactMessage(
  container: MedusaContainer,
  { order_reference = "", ...message }: ContactInput,
): Promise<ContactMessageRow> {
  const order_id = await findNamedOrder(container, order_reference, message.email)
  const recorded = await container
    .resolve(CONTACT_MESSAGE_MODULE)
    .record({ ...message, order_reference, order_id })
  await contactMails.enqueue(container, recorded)
  return recorded
}
