import { type Block, facts, paragraph } from "./document/document.ts"
import type { EmailProps, RenderedEmail } from "./email.ts"
import { renderDocument } from "./render-document.ts"

interface StaffEmail extends Omit<EmailProps, "locale"> {
  subject: string
  /** What an inbox shows beside the subject. */
  preview: string
  title: string
  blocks: Block[]
}

/** Draws an e-mail to the shop's own people, who work in Hungarian. */
export function renderStaffEmail({ links, ...content }: StaffEmail): Promise<RenderedEmail> {
  return renderDocument({ ...content, locale: "hu", greeting: null }, links)
}

interface Summary {
  title: string
  opening: string
  /** A case number, and what is to be done by when. */
  rows: [reference: string, text: string][]
  action: Block
}

/** What an e-mail about many cases at once consists of. */
export const summaryOf = ({ title, opening, rows, action }: Summary) => ({
  subject: title,
  preview: opening,
  title,
  blocks: [paragraph(opening), facts(...rows), action],
})
