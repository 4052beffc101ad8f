import { type Block, paragraph } from "./document/document.ts"
import type { EmailProps, RenderedEmail } from "./email.ts"
import { renderDocument } from "./render-document.ts"
import { farewell, greetingTo, type Recipient } from "./texts/salutation.ts"

interface ShopperEmail {
  subject: string
  /** The preview text beside the subject. */
  preview: string
  title: string
  /** Null: the name is unknown. Absent: no salutation, because anybody may have entered the address, and nobody has read what was entered. */
  recipient?: Recipient | null
  blocks: readonly Block[]
}

/** Renders an e-mail to a shopper, with the common beginning and end. */
export function renderShopperEmail(
  { locale, links, shop }: EmailProps,
  { recipient, blocks, ...head }: ShopperEmail,
): RenderedEmail {
  const greeting = recipient === undefined ? null : greetingTo(recipient, locale)
  return renderDocument(
    { ...head, locale, shop, greeting, blocks: [...blocks, paragraph(farewell(shop, locale))] },
    links,
  )
}
