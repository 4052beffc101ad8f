import { DEFAULT_LOCALE } from "@porteka/shop/languages"
import { type Block, facts, paragraph } from "./document/document.ts"
import type { EmailProps, RenderedEmail } from "./email.ts"
import { renderDocument } from "./render-document.ts"

interface StaffEmail {
  subject: string
  /** The preview text that mail programs show after the subject. */
  preview: string
  title: string
  blocks: Block[]
}

/** Renders an e-mail to the staff, who work in the shop's default language. */
export function renderStaffEmail({ links, shop }: EmailProps, content: StaffEmail): RenderedEmail {
  return renderDocument({ ...content, shop, locale: DEFAULT_LOCALE, greeting: null }, links)
}

interface Summary {
  title: string
  opening: string
  /** A case number, and what has to be done by when. */
  rows: [reference: string, text: string][]
  action: Block
}

/** The parts of an e-mail about many cases. */
export const summaryOf = ({ title, opening, rows, action }: Summary) => ({
  subject: title,
  preview: opening,
  title,
  blocks: [paragraph(opening), facts(...rows), action],
})
