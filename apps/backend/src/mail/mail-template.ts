import type { MedusaContainer } from "@medusajs/framework/types"
import type { EmailProps, RenderedEmail } from "@porteka/emails"
import type { OutgoingMail } from "../modules/outgoing-mail/service.ts"
import type { MailAttachment } from "./message.ts"

export interface RenderedMail extends RenderedEmail {
  attachments?: MailAttachment[]
  /** The address for replies, if it is not the shop's. */
  reply_to?: string
  unsubscribe_url?: string
}

/** Shared data of e-mails that are sent together: the first one reads it, the others reuse it. */
export type ReadOnce = <Value>(name: string, read: () => Promise<Value>) => Promise<Value>

/** How e-mails of one kind are rendered, and what is recorded after sending. */
export interface MailTemplate {
  /** Null if it is not needed any more, or its record is gone: then it is not sent. */
  render: (
    container: MedusaContainer,
    mail: OutgoingMail,
    props: EmailProps,
    readOnce: ReadOnce,
  ) => Promise<RenderedMail | null>
  /** If it fails, it is repeated, and the e-mail is not sent again. */
  sent?: (container: MedusaContainer, mail: OutgoingMail) => Promise<void>
}
