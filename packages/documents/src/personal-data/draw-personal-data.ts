import { formatDate, withArticle } from "@porteka/hungary"
import { LANGUAGES, type Locale, type Shop, slugsByLanguage, textsByLanguage } from "@porteka/shop"
import { finishPaper, INK, LINE, MUTED, type Paper, startPaper, widthOf } from "../pdf/paper.ts"
import { type PersonalData, type PersonalDataRecord, readPersonalData } from "./read-personal-data.ts"

const TITLE_SIZE = 18
const HEADING_SIZE = 13
const BODY_SIZE = 10
const LABEL_SHARE = 0.3
const GAP = 3

const TEXTS = textsByLanguage({
  hu: {
    title: "Személyes adatok",
    about: (shop: string, email: string, day: string) =>
      `Amit ${withArticle(shop)} Önről (${email}) őriz. Készült: ${day} (GDPR 15. cikk). A célokat, a jogalapokat, az őrzési időket és a címzetteket az adatkezelési tájékoztató írja le. A belső azonosítókat és a technikai adatokat kérésre géppel olvasható fájlban adjuk át.`,
  },
  en: {
    title: "Personal data",
    about: (shop: string, email: string, day: string) =>
      `What ${shop} stores about you (${email}), as of ${day} (GDPR Article 15). The privacy policy describes purposes, legal bases, storage times and recipients. Internal identifiers and technical data are in a machine-readable file, on request.`,
  },
})
const FILE_NAMES = slugsByLanguage({ hu: "szemelyes-adatok", en: "personal-data" })

interface Drawing {
  locale: Locale
  shop: Pick<Shop, "name" | "legal">
  /** The address of the privacy policy in that language. */
  privacyPolicy: string
  date: Date
}

/** `szemelyes-adatok.pdf` */
export const personalDataFileName = (locale: Locale): string => `${FILE_NAMES[locale]}.pdf`

/** A copy of a person's data to hand over (GDPR Articles 12 (1) and 15 (3)). Kinds of data without a record are left out. */
export async function drawPersonalData(
  data: PersonalData,
  { locale, shop, privacyPolicy, date }: Drawing,
): Promise<Buffer> {
  const text = TEXTS[locale]
  const email = String(data.customer.email)
  const paper = startPaper({
    title: `${text.title} – ${shop.name}`,
    author: shop.legal.name,
    language: LANGUAGES[locale].tag,
    date,
  })
  paper.font("bold").fontSize(TITLE_SIZE).fillColor(INK).text(text.title).moveDown(0.3)
  paper
    .font("regular")
    .fontSize(BODY_SIZE)
    .fillColor(MUTED)
    .text(text.about(shop.name, email, formatDate(date, locale)))
    .text(privacyPolicy, { link: privacyPolicy })
  // Orders store the name that the delivery had when they were placed.
  for (const { heading, records } of readPersonalData(data, { locale, deliveryName: ({ name }) => name })) {
    if (records.length === 0) continue
    keepTogether(paper, HEADING_SIZE * 6)
    paper.moveDown(1.2).font("bold").fontSize(HEADING_SIZE).fillColor(INK).text(heading)
    for (const record of records) drawRecord(paper, record)
  }
  return await finishPaper(paper, `${text.title} – ${email}`)
}

function drawRecord(paper: Paper, { title, lines }: PersonalDataRecord): void {
  paper.moveDown(0.6)
  keepTogether(paper, BODY_SIZE * 5)
  if (title) paper.font("bold").fontSize(BODY_SIZE).fillColor(INK).text(title)
  for (const { label, values } of lines) drawLine(paper, label, values.join("\n"))
}

function drawLine(paper: Paper, label: string, value: string): void {
  const { left } = paper.page.margins
  const width = widthOf(paper)
  const valueWidth = (1 - LABEL_SHARE) * width
  paper.font("regular").fontSize(BODY_SIZE)
  keepTogether(paper, Math.min(paper.heightOfString(value, { width: valueWidth }), BODY_SIZE * 12) + 2 * GAP)
  const top = paper.y + GAP
  paper
    .moveTo(left, paper.y)
    .lineTo(left + width, paper.y)
    .strokeColor(LINE)
    .lineWidth(0.5)
    .stroke()
  paper.fillColor(MUTED).text(label, left, top, { width: LABEL_SHARE * width - GAP })
  const below = paper.y
  paper.fillColor(INK).text(value, left + LABEL_SHARE * width, top, { width: valueWidth })
  paper.x = left
  // A value that went on to the next page ends above its label.
  paper.y = (paper.y < top ? paper.y : Math.max(paper.y, below)) + GAP
}

/** Starts a page if there is no room for this height. */
function keepTogether(paper: Paper, height: number): void {
  if (paper.y + height > paper.page.height - paper.page.margins.bottom) paper.addPage()
}
