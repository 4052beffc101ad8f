import { textsByLanguage } from "@porteka/shop/languages"
import { type Block, facts, heading, paragraph } from "../document/document.ts"
import type { EmailProps, RenderedEmail } from "../email.ts"
import { renderShopperEmail } from "../render-shopper-email.ts"
import { postalLine } from "../texts/seller.ts"
import { type ComplaintContent, complaintBlocks, paragraphsOf } from "./complaint-content.ts"

/** The shop's answer to a complaint. */
export interface ComplaintAnswerProps extends EmailProps, ComplaintContent {
  answer: string
  /** Then the answer has to name where else the consumer can turn (1997. évi CLV. törvény 17/A. §). */
  is_rejected: boolean
}

const texts = textsByLanguage({
  hu: {
    subject: (reference: string) => `Válaszunk a panaszára – ${reference}`,
    title: "Válaszunk a panaszára",
    opening: (reference: string) => `Megvizsgáltuk a ${reference} ügyszámú panaszát.`,
    answer: "Válaszunk",
    rejected: "Panaszát a fenti okból elutasítjuk. Ha nem ért egyet vele, ide fordulhat:",
    board: "Békéltető testület (a lakóhelye vagy a székhelyünk szerinti)",
    authority: "Fogyasztóvédelmi hatóság (a lakóhelye szerinti kormányhivatal vagy az országos hatóság)",
    court: "Igényét bíróság előtt is érvényesítheti.",
    reply: "Ha további kérdése van, válaszoljon erre a levélre.",
  },
  en: {
    subject: (reference: string) => `Our answer to your complaint – ${reference}`,
    title: "Our answer to your complaint",
    opening: (reference: string) => `We have looked into your complaint ${reference}.`,
    answer: "Our answer",
    rejected: "For this reason we reject your complaint. If you do not agree, you can turn to:",
    board: "Conciliation board (of your residence or of our seat)",
    authority:
      "Consumer protection authority (the government office of your county or the national authority)",
    court: "You can also assert your claim before a court.",
    reply: "If you have any further questions, please reply to this e-mail.",
  },
})

/** The answer, or the rejection with its reasons and where else the consumer can turn. */
export function renderComplaintAnswer(props: ComplaintAnswerProps): RenderedEmail {
  const { reference, answer, is_rejected, locale } = props
  const text = texts[locale]
  const opening = text.opening(reference)
  const blocks: Block[] = [
    paragraph(opening),
    heading(text.answer),
    ...paragraphsOf(answer),
    ...(is_rejected ? furtherPlaces(props) : []),
    paragraph(text.reply),
    ...complaintBlocks(props, locale),
  ]
  return renderShopperEmail(props, {
    blocks,
    title: text.title,
    preview: opening,
    subject: text.subject(reference),
    recipient: { typed_name: props.name },
  })
}

function furtherPlaces({ locale, shop }: ComplaintAnswerProps): Block[] {
  const { conciliationBoard: board, consumerAuthority: authority } = shop
  const text = texts[locale]
  return [
    paragraph(text.rejected),
    facts(
      [
        text.board,
        `${board.name[locale]}, ${postalLine(board.address)}, ${board.email}, ${board.phone}, ${board.website}`,
      ],
      [text.authority, `${authority.name[locale]}, ${authority.website}`],
    ),
    paragraph(text.court),
  ]
}
