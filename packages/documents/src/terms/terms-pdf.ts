import { formatDate } from "@porteka/hungary"
import { LANGUAGES, type Locale, type Shop, slugsByLanguage, textsByLanguage } from "@porteka/shop"
import { drawMarkdown } from "../pdf/draw-markdown.ts"
import { finishPaper, INK, MUTED, startPaper } from "../pdf/paper.ts"
import type { Terms } from "./terms.ts"

const TITLE_SIZE = 18
const SMALL_SIZE = 9.5

const TEXTS = textsByLanguage({
  hu: { version: (version: string, day: string) => `${version}. változat, hatályos: ${day}` },
  en: { version: (version: string, day: string) => `Version ${version}, in force from ${day}` },
})
const FILE_NAMES = slugsByLanguage({ hu: "aszf", en: "terms" })

/** The terms as a PDF: what a shopper accepted, on a durable medium (45/2014. (II. 26.) Korm. r. 18. §). */
export interface TermsPdf {
  version: string
  /** `aszf-1.pdf` */
  fileName: string
  content: Buffer
}

/** Draws the terms. The same text always gives the same file. */
export async function drawTerms(terms: Terms, locale: Locale, shop: Shop): Promise<TermsPdf> {
  const { version } = terms
  return { version, fileName: termsFileName(locale, version), content: await draw(terms, locale, shop) }
}

/** The file name of the terms in an e-mail. */
export function termsFileName(locale: Locale, version: string): string {
  return `${FILE_NAMES[locale]}-${version}.pdf`
}

async function draw({ title, version, date, markdown }: Terms, locale: Locale, shop: Shop): Promise<Buffer> {
  const subtitle = TEXTS[locale].version(version, formatDate(date, locale))
  const paper = startPaper({
    title: `${title} – ${shop.name}`,
    author: shop.legal.name,
    language: LANGUAGES[locale].tag,
    date: new Date(`${date}T00:00:00Z`),
  })
  paper.font("bold").fontSize(TITLE_SIZE).fillColor(INK).text(title)
  paper.font("regular").fontSize(SMALL_SIZE).fillColor(MUTED).text(`${shop.name} · ${subtitle}`)
  paper.moveDown(1)
  await drawMarkdown(paper, markdown)
  return await finishPaper(paper, `${title}, ${subtitle}`)
}
