import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { OrderWorkflowEvents } from "@medusajs/framework/utils"
import { noteTransferMail } from "../domains/orders/order-transfer.ts"
import { sendNotedMails } from "../domains/outgoing-mails/send-outgoing-mails.ts"

/** Somebody wants to move an order to an account: the person who placed it is asked by e-mail. */
export default async function orderTransfers({
  event,
  container,
}: SubscriberArgs<{ id: string; order_change_id: string }>): Promise<void> {
  const key = await noteTransferMail(container, event.data.order_change_id)
  if (key) await sendNotedMails(container, [key])
}

export const config: SubscriberConfig = {
  event: OrderWorkflowEvents.TRANSFER_REQUESTED,
  context: { subscriberId: "order-transfers" },
}
