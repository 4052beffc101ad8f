import { formatDateTime } from "@porteka/hungary"
import { type Locale, textsByLanguage } from "@porteka/shop/languages"
import { type Block, facts, heading, paragraph } from "../document/document.ts"

/** A complaint as the consumer wrote it. */
export interface ComplaintContent {
  /** Case number, `PA-2026-000123`. */
  reference: string
  received_at: Date | string
  name: string
  email: string
  /** Empty for a complaint that is about no order. */
  order_reference: string
  description: string
  /** What the consumer requests; may be empty. */
  request: string
  /** The number of photos sent with it. */
  photos: number
}

const texts = textsByLanguage({
  hu: {
    content: "A panasz",
    number: "Ügyszám",
    received: "Beérkezett",
    name: "Név",
    email: "E-mail-cím",
    order: "Rendelésszám",
    description: "Mi történt?",
    request: "Mit kér?",
    photos: "Fényképek",
  },
  en: {
    content: "The complaint",
    number: "Case number",
    received: "Received",
    name: "Name",
    email: "E-mail address",
    order: "Order number",
    description: "What happened?",
    request: "What would you like us to do?",
    photos: "Photos",
  },
})

/** All of it, for its author and for the staff. */
export function complaintBlocks(complaint: ComplaintContent, locale: Locale): Block[] {
  const { reference, received_at, name, email, order_reference, description, request, photos } = complaint
  const text = texts[locale]
  return [
    heading(text.content),
    facts(
      [text.number, reference],
      [text.received, formatDateTime(received_at, locale)],
      [text.name, name],
      [text.email, email],
      [text.order, order_reference],
      [text.photos, photos > 0 ? String(photos) : ""],
    ),
    heading(text.description),
    ...paragraphsOf(description),
    ...(request ? [heading(text.request), ...paragraphsOf(request)] : []),
  ]
}

/** A typed text, one paragraph for each of its lines. */
export const paragraphsOf = (written: string): Block[] =>
  written
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => paragraph(line))
