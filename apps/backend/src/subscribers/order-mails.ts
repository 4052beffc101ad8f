import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import {
  FulfillmentWorkflowEvents,
  OrderEditWorkflowEvents,
  OrderWorkflowEvents,
  PaymentEvents,
} from "@medusajs/framework/utils"
import { enqueueOrderMails } from "../domains/orders/mails/enqueue-order-mails.ts"
import { sendQueuedMails } from "../domains/outgoing-mails/send-outgoing-mails.ts"
import type { OrderMailKind } from "../modules/outgoing-mail/service.ts"

/** Depending on the event, one of these fields contains the record's id. */
interface OrderEvent {
  id?: string
  fulfillment_id?: string
  return_id?: string
  exchange_id?: string
  order_id?: string
  no_notification?: boolean
}

const KINDS: Record<string, OrderMailKind[]> = {
  [OrderWorkflowEvents.PLACED]: ["order_placed", "newsletter_confirmation", "owner_order"],
  [PaymentEvents.CAPTURED]: ["order_paid"],
  [OrderWorkflowEvents.FULFILLMENT_CREATED]: ["order_ready"],
  [FulfillmentWorkflowEvents.SHIPMENT_CREATED]: ["order_shipped"],
  [FulfillmentWorkflowEvents.DELIVERY_CREATED]: ["order_delivered"],
  [OrderEditWorkflowEvents.CONFIRMED]: ["order_changed"],
  [OrderWorkflowEvents.EXCHANGE_CREATED]: ["order_changed", "return_requested"],
  [OrderWorkflowEvents.RETURN_REQUESTED]: ["return_requested"],
  [OrderWorkflowEvents.CANCELED]: ["order_cancelled"],
  [PaymentEvents.REFUNDED]: ["order_refunded"],
  [OrderWorkflowEvents.RETURN_RECEIVED]: ["return_received"],
}

/** Sends the e-mail at once; if this process dies first, the job `outgoing-mails` queues and sends it. */
export default async function orderMails({ event, container }: SubscriberArgs<OrderEvent>): Promise<void> {
  const { data } = event
  const part = data.fulfillment_id ?? data.return_id ?? data.exchange_id
  const cause = part ?? data.id ?? data.order_id
  const kinds = KINDS[event.name]
  if (!cause || !kinds) return
  const occasion = { id: cause, orderId: data.order_id }
  const keys = await enqueueOrderMails(container, occasion, { kinds, isSilent: data.no_notification })
  await sendQueuedMails(container, keys)
}

export const config: SubscriberConfig = {
  event: Object.keys(KINDS),
  context: { subscriberId: "order-mails" },
}
