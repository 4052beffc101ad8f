import { formatDateTime } from "@porteka/hungary"
import { LANGUAGES, type Locale } from "@porteka/shop/languages"
import { type Block, button, facts, heading, paragraph } from "../document/document.ts"
import type { EmailProps, RenderedEmail } from "../email.ts"
import { renderStaffEmail } from "../render-staff-email.ts"
import { paragraphsOf } from "./complaint-content.ts"

interface ContactMessage {
  /** `UZ-2026-000123` */
  reference: string
  received_at: Date | string
  name: string
  email: string
  /** As typed; empty for a message that is about no order. */
  order_reference: string
  message: string
}

/** Brings a message of the contact page to the staff. In Hungarian only, because it is internal. */
export interface ContactNoticeProps extends EmailProps, ContactMessage {
  /** The language of the page on which it was written. */
  language: Locale
  /** The order in the admin; null if none has that number and e-mail address. */
  order_url: string | null
}

/** Many messages in a short time, in one e-mail. */
export interface ContactNoticesProps extends EmailProps {
  messages: ContactMessage[]
}

/** The message of a visitor, who gets the reply to this e-mail. */
export function renderContactNotice(props: ContactNoticeProps): RenderedEmail {
  const { reference, name, order_reference, language, order_url } = props
  const opening = `${name} írt a kapcsolati oldalon. A levélre adott válasz közvetlenül neki megy.`
  const blocks: Block[] = [
    paragraph(opening),
    ...messageBlocks(props, ["Nyelv", LANGUAGES[language].name]),
    ...(order_reference
      ? [
          paragraph(
            order_url
              ? "A rendelés megvan, az e-mail-cím egyezik."
              : "A megadott adatok alapján nem található rendelés.",
          ),
        ]
      : []),
    ...(order_url ? [button("Rendelés megnyitása", order_url)] : []),
  ]
  return renderStaffEmail(props, {
    blocks,
    preview: opening,
    title: "Üzenet érkezett",
    subject: `Üzenet érkezett – ${reference}`,
  })
}

/** Messages that had no e-mail of their own because too many came at once; each in full. */
export function renderContactNotices(props: ContactNoticesProps): RenderedEmail {
  const { messages } = props
  const title = `${messages.length} további üzenet érkezett`
  const opening =
    "Rövid idő alatt sokan írtak a kapcsolati oldalon; ezeket egyben küldjük. Kérjük, mindegyikre a feladó címére válaszoljon."
  return renderStaffEmail(props, {
    title,
    subject: title,
    preview: opening,
    blocks: [paragraph(opening), ...messages.flatMap((message) => messageBlocks(message))],
  })
}

const messageBlocks = (
  { reference, received_at, name, email, order_reference, message }: ContactMessage,
  ...more: [string, string][]
): Block[] => [
  heading(reference),
  facts(
    ["Beérkezett", formatDateTime(received_at, "hu")],
    ["Név", name],
    ["E-mail-cím", email],
    ["Rendelésszám", order_reference],
    ...more,
  ),
  ...paragraphsOf(message),
]
