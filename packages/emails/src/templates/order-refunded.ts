import { formatMoney } from "@porteka/hungary"
import { textsByLanguage } from "@porteka/shop/languages"
import { button, facts, paragraph } from "../document/document.ts"
import type { EmailProps, RenderedEmail } from "../email.ts"
import type { PaymentMethod } from "../order-in-email.ts"
import type { OrderReference } from "../order-reference.ts"
import { renderOrderEmail } from "../render-order-email.ts"
import { giftCardBack } from "../texts/gift-card-back.ts"
import { refundWay } from "../texts/refund-way.ts"

/** A full or partial refund was sent. */
export interface OrderRefundedProps extends EmailProps {
  order: OrderReference
  amount: number
  /** "account": the money of a card payment goes to an account, because the provider refused to send it. */
  payment_method: PaymentMethod | "account" | null
  /** Reference of the related withdrawal or complaint. */
  case_reference: string | null
  /** The amount of the order credited to gift cards so far. */
  gift_card_returned: number
}

const texts = textsByLanguage({
  hu: {
    subject: (number: string) => `Elindítottuk a visszatérítést – ${number}`,
    title: "Elindítottuk a visszatérítést",
    opening: "A rendeléséhez tartozó alábbi összeget visszatérítjük.",
    number: "Rendelésszám",
    case: "Hivatkozási szám",
    amount: "Visszatérítendő összeg",
    view: "Rendelés megtekintése",
  },
  en: {
    subject: (number: string) => `Your refund is on its way – ${number}`,
    title: "Your refund is on its way",
    opening: "We are refunding the amount below for your order.",
    number: "Order number",
    case: "Case number",
    amount: "Amount refunded",
    view: "View order",
  },
})

/** Says that a refund is on its way. */
export function renderOrderRefunded(props: OrderRefundedProps): RenderedEmail {
  const { order, amount, payment_method, case_reference, gift_card_returned, locale } = props
  const text = texts[locale]
  const blocks = [
    paragraph(text.opening),
    facts(
      [text.number, String(order.display_id)],
      [text.case, case_reference],
      [text.amount, formatMoney(amount, order.currency_code, locale)],
      ...giftCardBack(gift_card_returned, order.currency_code, locale),
    ),
    paragraph(refundWay(payment_method, locale)),
    button(text.view, order.url),
  ]
  return renderOrderEmail(props, text, blocks)
}
