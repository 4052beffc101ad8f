import type { MedusaContainer } from "@medusajs/framework/types"
import type { RenderedEmail } from "@porteka/emails"
import type { OutgoingMail } from "../modules/outgoing-mail/service.ts"
import type { MailAttachment } from "./message.ts"

export interface RenderedLetter extends RenderedEmail {
  attachments?: MailAttachment[]
  unsubscribe_url?: string
}

/** How mails of one kind are drawn, and what is noted when one has left. */
export interface Letter {
  /** Null when what it is about is gone: it is not sent. */
  render: (container: MedusaContainer, mail: OutgoingMail) => Promise<RenderedLetter | null>
  sent?: (container: MedusaContainer, mail: OutgoingMail) => Promise<void>
}
