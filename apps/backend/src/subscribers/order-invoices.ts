import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import {
  FulfillmentWorkflowEvents,
  OrderEditWorkflowEvents,
  OrderWorkflowEvents,
  PaymentEvents,
} from "@medusajs/framework/utils"
import { issueDueInvoices } from "../domains/invoices/issue-invoices.ts"

/** An event that may require an invoice; if it is lost, the job `invoices` finds it. */
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
