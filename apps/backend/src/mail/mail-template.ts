import type { MedusaContainer } from "@medusajs/framework/types"
import type { RenderedEmail } from "@porteka/emails"
import type { Shop } from "@porteka/shop"
import type { OutgoingMail } from "../modules/outgoing-mail/service.ts"
import type { MailAttachment } from "./message.ts"

export interface RenderedMail extends RenderedEmail {
  attachments?: MailAttachment[]
  unsubscribe_url?: string
}

/** What mails that leave together are about is read once for all of them: the first reads, the others get the same. */
export type ReadOnce = <Value>(name: string, read: () => Promise<Value>) => Promise<Value>

/** How mails of one kind are drawn, and what is noted when one has left. */
export interface MailTemplate {
  /** Null when what it is about is gone: it is not sent. */
  render: (
    container: MedusaContainer,
    mail: OutgoingMail,
    shop: Shop,
    readOnce: ReadOnce,
  ) => Promise<RenderedMail | null>
  sent?: (container: MedusaContainer, mail: OutgoingMail) => Promise<void>
}
