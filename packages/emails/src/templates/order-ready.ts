import { textsByLanguage } from "@porteka/shop/languages"
import { button, facts, paragraph } from "../document/document.ts"
import type { EmailProps, RenderedEmail } from "../email.ts"
import type { OrderReference } from "../order-reference.ts"
import { renderOrderEmail } from "../render-order-email.ts"
import { arrivalStep } from "../texts/arrival-step.ts"
import { cashText } from "../texts/cash-text.ts"
import { orderQuestion } from "../texts/order-question.ts"

/** An order is ready to be collected in our own shop. */
export interface OrderReadyProps extends EmailProps {
  order: OrderReference
  point: { name: string; postal_code: string; city: string; address: string; hours: string | null }
  /** The amount to pay when it is collected; null if everything is paid. */
  cash_due: number | null
}

const texts = textsByLanguage({
  hu: {
    subject: (number: string) => `Rendelése átvehető – ${number}`,
    title: "Rendelése átvehető",
    opening: "Rendelése megérkezett az átvételi pontra.",
    number: "Rendelésszám",
    point: "Átvételi pont",
    hours: "Nyitvatartás",
    due: "Átvételkor fizetendő",
    view: "Rendelés megtekintése",
  },
  en: {
    subject: (number: string) => `Your order is ready for pickup – ${number}`,
    title: "Your order is ready for pickup",
    opening: "Your order has arrived at the pickup point.",
    number: "Order number",
    point: "Pickup point",
    hours: "Opening hours",
    due: "To be paid when you pick it up",
    view: "View order",
  },
})

/** Says where an order can be collected, and when. */
export function renderOrderReady(props: OrderReadyProps): RenderedEmail {
  const { order, point, cash_due: due, locale } = props
  const text = texts[locale]
  const blocks = [
    paragraph(text.opening),
    facts(
      [text.number, String(order.display_id)],
      [text.point, `${point.name}, ${point.postal_code} ${point.city}, ${point.address}`],
      [text.hours, point.hours],
      [text.due, due === null ? null : cashText(due, order.currency_code, locale)],
    ),
    paragraph(arrivalStep({ kind: "shop" }, locale)),
    button(text.view, order.url),
    orderQuestion(props.links, String(order.display_id), locale),
  ]
  return renderOrderEmail(props, text, blocks)
}
