import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { sendNotedMails } from "../domains/outgoing-mails/send-outgoing-mails.ts"
import { MAIL_NOTED } from "../modules/outgoing-mail/index.ts"

/** Sends a queued e-mail at once; if the event is lost, the job `outgoing-mails` sends it. */
export default async function notedMail({
  event,
  container,
}: SubscriberArgs<{ key: string }>): Promise<void> {
  await sendNotedMails(container, [event.data.key])
}

export const config: SubscriberConfig = {
  event: MAIL_NOTED,
  context: { subscriberId: "noted-mail" },
}
