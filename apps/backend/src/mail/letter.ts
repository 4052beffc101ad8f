import type { MedusaContainer } from "@medusajs/framework/types"
import type { RenderedEmail } from "@porteka/emails"
import type { OutgoingMail } from "../modules/outgoing-mail/service.ts"

/** How mails of one kind are drawn, and what is noted when one has left. */
export interface Letter {
  /** Null when what it is about is gone: it is not sent. */
  render: (container: MedusaContainer, mail: OutgoingMail) => Promise<RenderedEmail | null>
  sent?: (container: MedusaContainer, mail: OutgoingMail) => Promise<void>
}
