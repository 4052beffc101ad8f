import {
  budapestDay,
  formatByDate,
  formatDateTime,
  sendBackDeadline,
  WITHDRAWAL_DAYS,
} from "@porteka/hungary"
import { textsByLanguage } from "@porteka/shop/languages"
import { type Block, facts, heading, paragraph } from "../document/document.ts"
import type { EmailProps, RenderedEmail } from "../email.ts"
import type { ItemInEmail } from "../order-reference.ts"
import { renderShopperEmail } from "../render-shopper-email.ts"
import { itemsBlock } from "../texts/order-lines.ts"
import { postalLine } from "../texts/seller.ts"

/**
 * Receipt of an online withdrawal: its content, date and time on a durable medium, without delay (45/2014.
 * (II. 26.) Korm. r. 22. § (1c)). Neutral: it neither says that the order exists nor that the withdrawal was
 * in time.
 */
export interface WithdrawalReceiptProps extends EmailProps {
  /** Case number, `EL-2026-000123`. */
  reference: string
  received_at: Date | string
  /** As typed by the consumer. */
  name: string
  order_reference: string
  email: string
  /** For a partial withdrawal; empty for the whole order. */
  items: ItemInEmail[]
  statement: string
}

const texts = textsByLanguage({
  hu: {
    subject: (reference: string) => `Elállási nyilatkozatát megkaptuk – ${reference}`,
    title: "Elállási nyilatkozatát megkaptuk",
    opening: (time: string, reference: string) =>
      `Elállási nyilatkozatát rögzítettük. Beérkezett: ${time}. Hivatkozási szám: ${reference}. Ez a levél az átvételi elismervény, kérjük, őrizze meg.`,
    content: "A nyilatkozat tartalma",
    received: "Beérkezett",
    name: "Név",
    order: "Rendelésszám",
    email: "E-mail-cím",
    statement: "Nyilatkozat",
    items: "Az elállással érintett termékek",
    next: "Hogyan tovább?",
    steps: (date: string, sendTo: string) => [
      "A nyilatkozatot egyeztetjük a rendeléssel, és e-mailben jelentkezünk.",
      `Ha a csomagot már átvette, kérjük, ${date} küldje vissza erre a címre (${sendTo}), és a hivatkozási számot tegye be a csomagba.`,
      `A kifizetett összeget az elállás kézhezvételétől számított ${WITHDRAWAL_DAYS} napon belül visszatérítjük; a visszatérítést addig visszatarthatjuk, amíg az áru meg nem érkezik, vagy Ön nem igazolja, hogy feladta.`,
      "Bankkártyás fizetésnél a kártyára, átutalásnál arra a bankszámlára térítjük vissza az összeget, amelyről fizetett. Ha átvételkor fizetett, kérjük, erre a levélre válaszolva írja meg a bankszámlaszámot, amelyre a visszatérítést kéri.",
    ],
  },
  en: {
    subject: (reference: string) => `We have received your withdrawal – ${reference}`,
    title: "We have received your withdrawal",
    opening: (time: string, reference: string) =>
      `Your withdrawal has been recorded. Received: ${time}. Case number: ${reference}. This e-mail is your acknowledgment of receipt, please keep it.`,
    content: "Content of the declaration",
    received: "Received",
    name: "Name",
    order: "Order number",
    email: "E-mail address",
    statement: "Declaration",
    items: "Products it concerns",
    next: "What happens next",
    steps: (date: string, sendTo: string) => [
      "We’ll match the declaration with the order and get back to you by e-mail.",
      `If you have already received the parcel, please send it back ${date} to ${sendTo}, Hungary, and include the case number in the parcel.`,
      `We refund what you paid within ${WITHDRAWAL_DAYS} days from receiving the withdrawal; we may wait until the goods have arrived or you have shown that you sent them.`,
      "If you paid by card or by bank transfer, the money goes back to the card or account you paid from. If you paid on delivery, please reply to this e-mail with the number of the bank account to which we should send it.",
    ],
  },
})

/** The acknowledgement of receipt of a withdrawal. */
export function renderWithdrawalReceipt(props: WithdrawalReceiptProps): RenderedEmail {
  const { reference, received_at, items, locale, shop } = props
  const text = texts[locale]
  const sendTo = `${shop.returns.recipient}, ${postalLine(shop.returns.address)}`
  const time = formatDateTime(received_at, locale)
  const opening = text.opening(time, reference)
  const blocks: Block[] = [
    paragraph(opening),
    heading(text.content),
    facts(
      [text.received, time],
      [text.name, props.name],
      [text.order, props.order_reference],
      [text.email, props.email],
      [text.statement, props.statement],
    ),
    ...(items.length > 0 ? [heading(text.items), itemsBlock(items, locale)] : []),
    heading(text.next),
    ...text
      .steps(formatByDate(sendBackDeadline(budapestDay(received_at)), locale), sendTo)
      .map((step) => paragraph(step)),
  ]
  return renderShopperEmail(props, {
    subject: text.subject(reference),
    preview: opening,
    title: text.title,
    blocks,
  })
}
