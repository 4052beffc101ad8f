import { formatMoney } from "@porteka/hungary"
import { textsByLanguage } from "@porteka/shop/languages"
import { button, facts, paragraph } from "../document/document.ts"
import type { EmailProps, RenderedEmail } from "../email.ts"
import type { DeliveryInEmail } from "../order-in-email.ts"
import type { OrderReference } from "../order-reference.ts"
import { renderOrderEmail } from "../render-order-email.ts"

/** A bank transfer has arrived, or a card payment was captured later than the order. */
export interface OrderPaidProps extends EmailProps {
  order: OrderReference
  /** The received amount, in the order's currency. */
  amount: number
  /** How the order reaches the shopper, which is what happens next. */
  delivery_kind: DeliveryInEmail["kind"]
}

const texts = textsByLanguage({
  hu: {
    subject: (number: string) => `Megkaptuk a befizetését – ${number}`,
    title: "Megkaptuk a befizetését",
    opening: "Rendelésének ellenértéke beérkezett.",
    parcel: " Hozzákezdünk a csomag összeállításához, és a feladásról e-mailben értesítjük.",
    shop: " Összekészítjük a rendelést, és e-mailben értesítjük, amikor átvehető.",
    mail: " Az ajándékutalványt e-mailben küldjük, most vagy a választott napon.",
    number: "Rendelésszám",
    amount: "Beérkezett összeg",
    view: "Rendelés megtekintése",
  },
  en: {
    subject: (number: string) => `We have received your payment – ${number}`,
    title: "We have received your payment",
    opening: "The payment for your order has arrived.",
    parcel: " We’re preparing the parcel and will e-mail you when it is on its way.",
    shop: " We’re preparing your order and will e-mail you when it is ready for pickup.",
    mail: " We send the gift card by e-mail, now or on the day you chose.",
    number: "Order number",
    amount: "Amount received",
    view: "View order",
  },
})

/** Says that an order is paid. */
export function renderOrderPaid(props: OrderPaidProps): RenderedEmail {
  const { order, amount, delivery_kind: kind, locale } = props
  const text = texts[locale]
  const next = kind === "shop" || kind === "mail" ? text[kind] : text.parcel
  const blocks = [
    paragraph(text.opening + next),
    facts(
      [text.number, String(order.display_id)],
      [text.amount, formatMoney(amount, order.currency_code, locale)],
    ),
    button(text.view, order.url),
  ]
  return renderOrderEmail(props, text, blocks)
}
