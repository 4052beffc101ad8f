import {
  budapestDay,
  formatByDate,
  refundDeadline,
  sendBackDeadline,
  withdrawalStatement,
} from "@porteka/hungary"
import { textsByLanguage } from "@porteka/shop/languages"
import { type Block, button, facts, heading, paragraph } from "../document/document.ts"
import type { EmailProps, RenderedEmail } from "../email.ts"
import type { PaymentMethod } from "../order-in-email.ts"
import { renderShopperEmail } from "../render-shopper-email.ts"
import { refundWay } from "../texts/refund-way.ts"
import { postalLine } from "../texts/seller.ts"

/** The shop's answer to a declaration of withdrawal, which the receipt announces. */
export interface WithdrawalAnswerProps extends EmailProps {
  /** Case number, `EL-2026-000123`. */
  reference: string
  received_at: Date | string
  /** As typed by the consumer. */
  name: string
  order_reference: string
  /** The declaration, as in its receipt. */
  statement: string
  /** Null: the withdrawal is accepted. Otherwise the reason for the refusal. */
  refusal: string | null
  /** Null if the order is not known, or may belong to somebody else. */
  payment_method: PaymentMethod | null
}

const texts = textsByLanguage({
  hu: {
    number: "Hivatkozási szám",
    order: "Rendelésszám",
    statement: "Nyilatkozat",
    accepted: {
      subject: (reference: string) => `Elállását elfogadtuk – ${reference}`,
      title: "Elállását elfogadtuk",
      opening: "Elállási nyilatkozatát elfogadtuk.",
      next: "Hogyan tovább?",
      steps: (sendBy: string, sendTo: string, refundBy: string, isWhole: boolean) => [
        `Ha a csomagot már átvette, kérjük, ${sendBy} küldje vissza erre a címre (${sendTo}), és a hivatkozási számot tegye be a csomagba.`,
        "Ha a csomag már úton van vissza hozzánk, vagy még meg sem kapta, nincs teendője.",
        `${isWhole ? "A kifizetett összeget" : "Az érintett termékek árát"} legkésőbb ${refundBy} visszatérítjük; addig visszatarthatjuk, amíg az áru meg nem érkezik, vagy Ön nem igazolja, hogy feladta.`,
      ],
    },
    refused: {
      subject: (reference: string) => `Elállását nem tudjuk elfogadni – ${reference}`,
      title: "Elállását nem tudjuk elfogadni",
      opening: "Elállási nyilatkozatát megvizsgáltuk, és nem tudjuk elfogadni.",
      reason: "Az ok",
      objection:
        "Ha nem ért egyet vele, válaszoljon erre az e-mailre. A lakóhelye szerinti békéltető testülethez is fordulhat; elérhetőségét az ÁSZF-ben találja.",
      terms: "Általános Szerződési Feltételek",
    },
  },
  en: {
    number: "Case number",
    order: "Order number",
    statement: "Declaration",
    accepted: {
      subject: (reference: string) => `We have accepted your withdrawal – ${reference}`,
      title: "We have accepted your withdrawal",
      opening: "We have accepted your withdrawal.",
      next: "What happens next",
      steps: (sendBy: string, sendTo: string, refundBy: string, isWhole: boolean) => [
        `If you have already received the parcel, please send it back ${sendBy} to ${sendTo}, Hungary, and include the case number in the parcel.`,
        "If it is already on its way back to us, or has not reached you yet, there is nothing for you to do.",
        `We refund what you paid${isWhole ? "" : " for these products"} ${refundBy} at the latest; we may wait until the goods have arrived or you have shown that you sent them.`,
      ],
    },
    refused: {
      subject: (reference: string) => `We cannot accept your withdrawal – ${reference}`,
      title: "We cannot accept your withdrawal",
      opening: "We have looked at your withdrawal and cannot accept it.",
      reason: "Reason",
      objection:
        "If you do not agree, please reply to this e-mail. You may also turn to the conciliation board of your place of residence; the terms say how to reach it.",
      terms: "Terms and Conditions",
    },
  },
})

/** Accepts a withdrawal and explains the next steps, or refuses it with the reason. */
export function renderWithdrawalAnswer(props: WithdrawalAnswerProps): RenderedEmail {
  const { reference, order_reference, statement, refusal, locale } = props
  const text = texts[locale]
  const { subject, title, opening } = refusal === null ? text.accepted : text.refused
  const blocks: Block[] = [
    paragraph(opening),
    facts([text.number, reference], [text.order, order_reference], [text.statement, statement]),
    ...(refusal === null ? acceptance(props) : refused(props, refusal)),
  ]
  return renderShopperEmail(props, {
    title,
    blocks,
    subject: subject(reference),
    preview: opening,
    recipient: { typed_name: props.name },
  })
}

function acceptance({
  received_at,
  statement,
  payment_method,
  locale,
  shop,
}: WithdrawalAnswerProps): Block[] {
  const { next, steps } = texts[locale].accepted
  const received = budapestDay(received_at)
  const sendTo = `${shop.returns.recipient}, ${postalLine(shop.returns.address)}`
  const sendBy = formatByDate(sendBackDeadline(received), locale)
  const refundBy = formatByDate(refundDeadline(received), locale)
  const isWhole = statement === withdrawalStatement(locale)
  const sentences = steps(sendBy, sendTo, refundBy, isWhole)
  return [heading(next), ...[...sentences, refundWay(payment_method, locale)].map((step) => paragraph(step))]
}

function refused({ locale, links }: WithdrawalAnswerProps, refusal: string): Block[] {
  const { reason, objection, terms } = texts[locale].refused
  return [heading(reason), paragraph(refusal), paragraph(objection), button(terms, links.terms)]
}
