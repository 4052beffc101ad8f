import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import {
  FulfillmentWorkflowEvents,
  OrderEditWorkflowEvents,
  OrderWorkflowEvents,
  PaymentEvents,
} from "@medusajs/framework/utils"
import { issueDueInvoices } from "../domains/invoices/issue-invoices.ts"

/** Something happened that may make an invoice due; the job `invoices` is behind it. */
export default async function orderInvoices({ container }: SubscriberArgs<unknown>): Promise<void> {
  await issueDueInvoices(container)
}

export const config: SubscriberConfig = {
  event: [
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
