import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { OrderWorkflowEvents } from "@medusajs/framework/utils"
import { enqueueTransferMail } from "../domains/orders/order-transfer.ts"
import { sendQueuedMails } from "../domains/outgoing-mails/send-outgoing-mails.ts"

/** If a customer wants to move an order to an account, the person who placed it is asked by e-mail. */
export default async function orderTransfers({
  event,
  container,
}: SubscriberArgs<{ id: string; order_change_id: string }>): Promise<void> {
  const key = await enqueueTransferMail(container, event.data.order_change_id)
  if (key) await sendQueuedMails(container, [key])
}

export const config: SubscriberConfig = {
  event: OrderWorkflowEvents.TRANSFER_REQUESTED,
  context: { subscriberId: "order-transfers" },
}
