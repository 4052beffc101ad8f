import { formatDate, formatMoney, withArticle } from "@porteka/hungary"
import { LANGUAGES, type Locale, textsByLanguage } from "@porteka/shop/languages"
import { BODY_SIZE, drawFacts } from "../invoice/invoice-parts.ts"
import { ACCENT, finishPaper, INK, MUTED, type Paper, startPaper, widthOf } from "../pdf/paper.ts"

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
    name: "Ajándékutalvány",
    file: "ajandekutalvany",
    recipient: "Kinek",
    buyer: "Kitől",
    validUntil: "Felhasználható (utolsó nap)",
    code: "Kód",
    how: (website: string) =>
      `A kódot ${withArticle(website)} kosár oldalán írja be a „Kuponkód vagy ajándékutalvány kódja” mezőbe, mielőtt fizet. Több vásárlásra is felhasználható: ami marad, megmarad az utalványon. Termékekre váltható be, szállítási díjra és pénzre nem.`,
    keep: "Az utalvány elajándékozható. Aki a kódot ismeri, felhasználhatja, ezért csak annak adja oda, akinek szánja.",
  },
  en: {
    title: (amount: string) => `${amount} gift card`,
    name: "Gift card",
    file: "gift-card",
    recipient: "For",
    buyer: "From",
    validUntil: "Valid through",
    code: "Code",
    how: (website: string) =>
      `Enter the code on the cart page of ${website}, in the field for a coupon code, before you pay. You can use it for several purchases: what is left stays on the card. It pays for products, not for delivery, and cannot be exchanged for money.`,
    keep: "You can give the card to somebody else. Whoever knows the code can spend it, so show it only to the person it is for.",
  },
})

const MESSAGE_SIZE = 13
const LABEL_SIZE = 9
const SHOP_SIZE = 18
const AMOUNT_SIZE = 40
const CODE_SIZE = 22
const WHITE = "#ffffff"
const PALE = "#cfe0d5"
const ORNAMENT = "#d98a5f"
/** A card's proportions, to cut out. */
const CARD_HEIGHT = 240
const CARD_PADDING = 24
const CORNER = 10
/** The tulip of the shop's border, on a field of 48 units. */
const TULIP =
  "M24 43C12 37 5 28 6 17 6.5 10.5 10 7 13.5 6c-.5 5 1.5 7.5 5 9.5-1.5 7 1 13.5 5.5 18.5 4.5-5 7-11.5 5.5-18.5 3.5-2 5.5-4.5 5-9.500C38 7 41.5 10.5 42 17c1 11-6 20-18 26zM24 5c3.8 5 5.2 12.5 0 22-5.2-9.5-3.8-17 0-22z"
const TULIP_SCALE = 0.5
const TULIP_STEP = 30
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
  drawCard(paper, {
    shop,
    name: words.name,
    code,
    label: words.code,
    amount: formatMoney(card.amount, card.currency, language),
  })
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
  paper.font("regular").fontSize(BODY_SIZE).fillColor(INK).text(words.how(card.website), { lineGap: 2 })
  paper.moveDown(0.5)
  paper.fillColor(MUTED).text(words.keep, { lineGap: 2 })
  return await finishPaper(paper, `${shop} · ${card.website}`)
}

interface CardTexts {
  shop: string
  name: string
  amount: string
  label: string
  code: string
}

/** The card itself, in the shop's color, with its border of tulips; the document goes on below it. */
function drawCard(paper: Paper, { shop, name, amount, label, code }: CardTexts): void {
  const { left, top } = paper.page.margins
  const width = widthOf(paper)
  const inner = left + CARD_PADDING
  const options = { width: width - 2 * CARD_PADDING }
  paper.roundedRect(left, top, width, CARD_HEIGHT, CORNER).fill(ACCENT)
  paper
    .font("bold")
    .fontSize(SHOP_SIZE)
    .fillColor(WHITE)
    .text(shop, inner, top + CARD_PADDING, options)
  paper.font("regular").fontSize(BODY_SIZE).fillColor(PALE).text(name, options)
  paper
    .font("bold")
    .fontSize(AMOUNT_SIZE)
    .fillColor(WHITE)
    .text(amount, inner, top + 72, options)
  paper
    .font("regular")
    .fontSize(LABEL_SIZE)
    .fillColor(PALE)
    .text(label, inner, top + 138, options)
  paper.font("bold").fontSize(CODE_SIZE).fillColor(WHITE).text(code.replace(GROUP, "$1 "), options)
  for (let x = inner; x + TULIP_STEP <= left + width - CARD_PADDING + 6; x += TULIP_STEP) {
    paper
      .save()
      .translate(x, top + CARD_HEIGHT - 40)
      .scale(TULIP_SCALE)
    paper.path(TULIP).fill(ORNAMENT)
    paper.restore()
  }
  paper.x = left
  paper.y = top + CARD_HEIGHT
}

/** `ajandekutalvany.pdf`: without the code, which must not appear in lists of files. */
export const giftCardFileName = (language: Locale): string => `${WORDS[language].file}.pdf`
