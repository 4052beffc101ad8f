import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { OrderEditWorkflowEvents } from "@medusajs/framework/utils"
import { coverOrders } from "../domains/orders/cover-parts.ts"

/** An edit may lower the price to what part payments have brought; if the event is lost, the job `unpaid-transfers` finds it. */
export default async function partPayments({
  event,
  container,
}: SubscriberArgs<{ order_id: string }>): Promise<void> {
  await coverOrders(container, event.data.order_id)
}

export const config: SubscriberConfig = {
  event: OrderEditWorkflowEvents.CONFIRMED,
  context: { subscriberId: "part-payments" },
}
