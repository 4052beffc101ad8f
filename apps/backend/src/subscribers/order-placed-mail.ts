import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { enqueueConfirmation, sendDueMails } from "../workflows/orders/mails/send-order-mails.ts"

/** The confirmation leaves at once; if this process dies first, the job `order-mails` sends it. */
export default async function orderPlacedMail({ event, container }: SubscriberArgs<{ id: string }>) {
  await enqueueConfirmation(container, event.data.id)
  await sendDueMails(container)
}

export const config: SubscriberConfig = {
  event: "order.placed",
  context: { subscriberId: "order-placed-mail" },
}
