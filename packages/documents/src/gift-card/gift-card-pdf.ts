import { formatDate, formatMoney } from "@porteka/hungary"
import { LANGUAGES, type Locale, textsByLanguage } from "@porteka/shop/languages"
import { BODY_SIZE, drawFacts, drawHead } from "../invoice/invoice-parts.ts"
import { ACCENT, finishPaper, INK, LINE, MUTED, startPaper, widthOf } from "../pdf/paper.ts"

/** A gift card as its buyer hands it over. */
export interface PrintedGiftCard {
  language: Locale
  shop_name: string
  /** The shop's address in a readable form: `porteka.hu`. */
  website: string
  code: string
  amount: number
  currency: string
  recipient_name: string
  buyer_name: string
  message: string | null
  /** Days, YYYY-MM-DD. */
  issued_on: string
  valid_until: string
}

const WORDS = textsByLanguage({
  hu: {
    title: (amount: string) => `${amount} értékű ajándékutalvány`,
    file: "ajandekutalvany",
    recipient: "Kinek",
    buyer: "Kitől",
    validUntil: "Felhasználható (utolsó nap)",
    code: "Kód",
    how: (website: string) =>
      `A kódot a ${website} kosár oldalán írja be a „Kuponkód” mezőbe, mielőtt fizet. Több vásárlásra is felhasználható: ami marad, megmarad az utalványon. Pénzre nem váltható.`,
    keep: "Az utalvány elajándékozható. Aki a kódot ismeri, felhasználhatja, ezért csak annak adja oda, akinek szánja.",
  },
  en: {
    title: (amount: string) => `A gift card of ${amount}`,
    file: "gift-card",
    recipient: "For",
    buyer: "From",
    validUntil: "Can be used until (last day)",
    code: "Code",
    how: (website: string) =>
      `Enter the code on the cart page of ${website}, in the field for a promotion code, before you pay. You can use it for several purchases: what is left stays on the card. It cannot be exchanged for money.`,
    keep: "You can give the card to somebody else. Whoever knows the code can spend it, so show it only to the person it is for.",
  },
})

const MESSAGE_SIZE = 13
const LABEL_SIZE = 9
const CODE_SIZE = 26
const CODE_PADDING = 14
/** Four characters at a time are typed without mistakes. */
const GROUP = /(.{4})(?=.)/g

/** One page to print: recipient, sender, value, code, and instructions. */
export async function drawGiftCard(card: PrintedGiftCard): Promise<Buffer> {
  const { language, shop_name: shop, code, message } = card
  const words = WORDS[language]
  const title = words.title(formatMoney(card.amount, card.currency, language))
  const paper = startPaper({
    title,
    author: shop,
    language: LANGUAGES[language].tag,
    date: new Date(`${card.issued_on}T00:00:00Z`),
  })
  drawHead(paper, shop, title)
  paper.moveDown(1)
  drawFacts(paper, [
    [words.recipient, card.recipient_name],
    [words.buyer, card.buyer_name],
    [words.validUntil, formatDate(card.valid_until, language)],
  ])
  if (message) {
    paper.font("regular").fontSize(MESSAGE_SIZE).fillColor(INK).text(message, { lineGap: 3 })
    paper.moveDown(1.5)
  }
  const { left } = paper.page.margins
  const width = widthOf(paper)
  const top = paper.y
  const options = { width: width - 2 * CODE_PADDING, align: "center" as const }
  paper.font("regular").fontSize(LABEL_SIZE).fillColor(MUTED)
  paper.text(words.code, left + CODE_PADDING, top + CODE_PADDING, options)
  paper.font("bold").fontSize(CODE_SIZE).fillColor(ACCENT).text(code.replace(GROUP, "$1 "), options)
  const bottom = paper.y + CODE_PADDING
  paper
    .roundedRect(left, top, width, bottom - top, CODE_PADDING / 2)
    .strokeColor(LINE)
    .stroke()
  paper.x = left
  paper.y = bottom + CODE_PADDING
  paper
    .font("regular")
    .fontSize(BODY_SIZE)
    .fillColor(INK)
    .text(words.how(card.website), { width, lineGap: 2 })
  paper.moveDown(0.5)
  paper.fillColor(MUTED).text(words.keep, { width, lineGap: 2 })
  return await finishPaper(paper, `${shop} · ${card.website}`)
}

/** `ajandekutalvany.pdf`: without the code, which must not appear in lists of files. */
export const giftCardFileName = (language: Locale): string => `${WORDS[language].file}.pdf`
