import { textsByLanguage } from "@porteka/shop/languages"
import { button, facts, paragraph } from "../document/document.ts"
import type { EmailProps, RenderedEmail } from "../email.ts"
import type { OrderReference } from "../order-reference.ts"
import { renderOrderEmail } from "../render-order-email.ts"

/** Somebody entered an order's number and e-mail address to see it: the link is sent to that address only. */
export interface OrderLinkProps extends EmailProps {
  order: OrderReference
  /** How long the link is valid. */
  days: number
}

const texts = textsByLanguage({
  hu: {
    subject: (number: string) => `Rendelésének követése – ${number}`,
    title: "Rendelésének követése",
    opening: "Az alábbi gombra kattintva megtekintheti rendelésének állapotát és adatait.",
    number: "Rendelésszám",
    view: "Rendelés megtekintése",
    validity: (days: number) => `A hivatkozás ${days} napig érvényes. Kérjük, ne adja tovább másnak.`,
    stranger:
      "Ha nem Ön kérte ezt a levelet, nincs teendője: aki kérte, a hivatkozást és a rendelés adatait nem látja.",
  },
  en: {
    subject: (number: string) => `Track your order – ${number}`,
    title: "Track your order",
    opening: "Press the button below to see the state and details of your order.",
    number: "Order number",
    view: "View order",
    validity: (days: number) => `The link works for ${days} days. Please do not pass it on.`,
    stranger:
      "If you did not ask for this e-mail, there is nothing to do: whoever did sees neither the link nor the order.",
  },
})

/** The link to an order's page. */
export function renderOrderLink(props: OrderLinkProps): RenderedEmail {
  const { order, days, locale } = props
  const text = texts[locale]
  const blocks = [
    paragraph(text.opening),
    facts([text.number, String(order.display_id)]),
    button(text.view, order.url),
    paragraph(text.validity(days)),
    paragraph(text.stranger),
  ]
  return renderOrderEmail(props, text, blocks)
}
