import type { MedusaContainer } from "@medusajs/framework/types"
import { CONTACT_MESSAGE_MODULE } from "../../modules/contact-message/index.ts"
import type { ContactMessageRow } from "../../modules/contact-message/service.ts"
import type { ContactInput } from "./contact-input.ts"
import { contactMails } from "./contact-mails.ts"

/** Records a message and queues its e-mails. */
export async function recordContactMessage(
  container: MedusaContainer,
  { order_reference = "", ...message }: ContactInput,
): Promise<ContactMessageRow> {
  const recorded = await container.resolve(CONTACT_MESSAGE_MODULE).record({ ...message, order_reference })
  await contactMails.enqueue(container, recorded)
  return recorded
}
