import { type Block, paragraph } from "./document/document.ts"
import type { EmailProps, RenderedEmail } from "./email.ts"
import { renderDocument } from "./render-document.ts"
import { farewell, greetingTo, type Recipient } from "./texts/salutation.ts"

interface ShopperEmail extends EmailProps {
  subject: string
  /** What an inbox shows beside the subject. */
  preview: string
  title: string
  /** Null: nobody known by name. Absent: no salutation, to an address that anybody may have typed. */
  recipient?: Recipient | null
  blocks: readonly Block[]
}

/** Draws an e-mail to a shopper, with what every one of them begins and ends with. */
export function renderShopperEmail({
  links,
  recipient,
  blocks,
  ...head
}: ShopperEmail): Promise<RenderedEmail> {
  const { locale } = head
  const greeting = recipient === undefined ? null : greetingTo(recipient, locale)
  return renderDocument(
    { ...head, greeting, blocks: [...blocks, paragraph(farewell(head.shop, locale))] },
    links,
  )
}
