import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { OrderWorkflowEvents } from "@medusajs/framework/utils"
import { creditReplacements } from "../domains/orders/credit-replacements.ts"
import { noteOrderMails } from "../domains/orders/mails/note-order-mails.ts"
import { sendNotedMails } from "../domains/outgoing-mails/send-outgoing-mails.ts"

/** A claim is first corrected and then reported; if that fails, the job `outgoing-mails` does both. */
export default async function claims({
  event,
  container,
}: SubscriberArgs<{ claim_id: string }>): Promise<void> {
  const { claim_id: id } = event.data
  const uncredited = await creditReplacements(container, id)
  const kinds = ["order_changed", "return_requested"] as const
  await sendNotedMails(container, await noteOrderMails(container, { id }, { kinds, uncredited }))
}

export const config: SubscriberConfig = {
  event: OrderWorkflowEvents.CLAIM_CREATED,
  context: { subscriberId: "claims" },
}
