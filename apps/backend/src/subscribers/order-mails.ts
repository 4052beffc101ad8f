import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { FulfillmentWorkflowEvents, OrderWorkflowEvents, PaymentEvents } from "@medusajs/framework/utils"
import type { OrderMailKind } from "../modules/outgoing-mail/service.ts"
import { noteOrderMails } from "../workflows/orders/mails/note-order-mails.ts"
import { sendOutgoingMail } from "../workflows/outgoing-mails/send-outgoing-mails.ts"

/** Medusa names the record in one of these, by event. */
interface OrderEvent {
  id?: string
  fulfillment_id?: string
  return_id?: string
  no_notification?: boolean
}

const KINDS: Record<string, OrderMailKind[]> = {
  [OrderWorkflowEvents.PLACED]: ["order_placed", "newsletter_confirmation"],
  [PaymentEvents.CAPTURED]: ["order_paid"],
  [OrderWorkflowEvents.FULFILLMENT_CREATED]: ["order_ready"],
  [FulfillmentWorkflowEvents.SHIPMENT_CREATED]: ["order_shipped"],
  [OrderWorkflowEvents.CANCELED]: ["order_cancelled"],
  [PaymentEvents.REFUNDED]: ["order_refunded"],
  [OrderWorkflowEvents.RETURN_RECEIVED]: ["return_received"],
}

/** The mail leaves at once; if this process dies first, the job `outgoing-mails` notes and sends it. */
export default async function orderMails({ event, container }: SubscriberArgs<OrderEvent>): Promise<void> {
  const { id, fulfillment_id: fulfillmentId, return_id: returnId, no_notification: isSilent } = event.data
  const cause = fulfillmentId ?? returnId ?? id
  const kinds = KINDS[event.name]
  if (!cause || !kinds) return
  const keys = await noteOrderMails(container, { id: cause }, { kinds, isSilent })
  for (const key of keys) await sendOutgoingMail(container, key)
}

export const config: SubscriberConfig = {
  event: Object.keys(KINDS),
  context: { subscriberId: "order-mails" },
}
