import type { EmailDocument } from "./document/document.ts"
import type { RenderedEmail, ShopLinks } from "./email.ts"
import { toHtmlPart } from "./html/html-part.tsx"
import { toTextPart } from "./text-part.ts"

/** Renders both parts of an e-mail. */
export function renderDocument(document: EmailDocument, links: ShopLinks): RenderedEmail {
  const subject = document.subject.replace(/\s+/g, " ")
  return { subject, html: toHtmlPart(document, links.home), text: toTextPart(document) }
}
