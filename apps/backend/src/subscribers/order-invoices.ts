import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import {
  FulfillmentWorkflowEvents,
  OrderEditWorkflowEvents,
  OrderWorkflowEvents,
  PaymentEvents,
} from "@medusajs/framework/utils"
import { issueDueInvoices } from "../domains/invoices/issue-invoices.ts"
import { findOrderOfRecord } from "../domains/orders/find-order-of-record.ts"

/** An event that may require an invoice for its order; if it is lost, the job `invoices` finds it. */
export default async function orderInvoices({
  event,
  container,
}: SubscriberArgs<{ id?: string; order_id?: string }>): Promise<void> {
  const { id, order_id: named } = event.data
  const orderId = named ?? (id && (await findOrderOfRecord(container, id)))
  if (orderId) await issueDueInvoices(container, { orderId })
}

export const config: SubscriberConfig = {
  event: [
    // Gift cards may have paid for all of it.
    OrderWorkflowEvents.PLACED,
    PaymentEvents.CAPTURED,
    PaymentEvents.REFUNDED,
    OrderWorkflowEvents.FULFILLMENT_CREATED,
    OrderWorkflowEvents.CANCELED,
    OrderWorkflowEvents.RETURN_RECEIVED,
    OrderEditWorkflowEvents.CONFIRMED,
    FulfillmentWorkflowEvents.SHIPMENT_CREATED,
  ],
  context: { subscriberId: "order-invoices" },
}
