import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { OrderWorkflowEvents } from "@medusajs/framework/utils"
import { creditReplacements } from "../domains/orders/credit-replacements.ts"
import { enqueueOrderMails } from "../domains/orders/mails/enqueue-order-mails.ts"
import { sendQueuedMails } from "../domains/outgoing-mails/send-outgoing-mails.ts"

/**
 * Credits the replacements of a claim before its e-mail is sent; if that fails, the job `outgoing-mails` does
 * both.
 */
export default async function claims({
  event,
  container,
}: SubscriberArgs<{ claim_id: string; order_id: string }>): Promise<void> {
  const { claim_id: id, order_id: orderId } = event.data
  const uncredited = await creditReplacements(container, id)
  const kinds = ["order_changed", "return_requested"] as const
  await sendQueuedMails(container, await enqueueOrderMails(container, { id, orderId }, { kinds, uncredited }))
}

export const config: SubscriberConfig = {
  event: OrderWorkflowEvents.CLAIM_CREATED,
  context: { subscriberId: "claims" },
}
