import type { EmailDocument } from "./document/document.ts"
import type { RenderedEmail, ShopLinks } from "./email.ts"
import { toHtmlPart } from "./html/html-part.tsx"
import { toTextPart } from "./text-part.ts"

/** Renders both parts of an e-mail. Asynchronous, so that templates may load data in the future. */
export async function renderDocument(document: EmailDocument, links: ShopLinks): Promise<RenderedEmail> {
  const subject = document.subject.replace(/\s+/g, " ")
  return { subject, html: toHtmlPart(document, links.home), text: toTextPart(document) }
}
