import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { sendQueuedMails } from "../domains/outgoing-mails/send-outgoing-mails.ts"
import { MAIL_QUEUED } from "../modules/outgoing-mail/index.ts"

/** Sends a queued e-mail at once; if the event is lost, the job `outgoing-mails` sends it. */
export default async function queuedMail({
  event,
  container,
}: SubscriberArgs<{ key: string }>): Promise<void> {
  await sendQueuedMails(container, [event.data.key])
}

export const config: SubscriberConfig = {
  event: MAIL_QUEUED,
  context: { subscriberId: "queued-mail" },
}
