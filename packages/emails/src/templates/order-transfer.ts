import { textsByLanguage } from "@porteka/shop/languages"
import { button, facts, paragraph } from "../document/document.ts"
import type { EmailProps, RenderedEmail } from "../email.ts"
import type { OrderReference } from "../order-reference.ts"
import { renderOrderEmail } from "../render-order-email.ts"

/** Somebody wants to move an order to their account: the person who placed it decides. */
export interface OrderTransferProps extends EmailProps {
  /** `url` is the page with the decision. */
  order: OrderReference
}

const texts = textsByLanguage({
  hu: {
    subject: (number: string) => `Átkerülhet a rendelése egy fiókba? – ${number}`,
    title: "Rendelésének áthelyezése",
    opening:
      "Azt kérték tőlünk, hogy ezt a rendelését helyezzük át egy vásárlói fiókba. Aki a fiókot használja, a rendelés minden adatát látni fogja.",
    number: "Rendelésszám",
    action: "Döntés az áthelyezésről",
    stranger:
      "Ha nem Ön kérte, utasítsa el, vagy hagyja figyelmen kívül ezt a levelet: akkor semmi sem változik.",
  },
  en: {
    subject: (number: string) => `Move your order to an account? – ${number}`,
    title: "Moving your order",
    opening:
      "We were asked to move this order of yours to a customer’s account. Whoever uses that account will see everything about the order.",
    number: "Order number",
    action: "Decide about the move",
    stranger: "If you did not ask for this, decline it or ignore this e-mail: then nothing changes.",
  },
})

/** Draws it. */
export function renderOrderTransfer(props: OrderTransferProps): RenderedEmail {
  const { order, locale } = props
  const text = texts[locale]
  return renderOrderEmail(props, text, [
    paragraph(text.opening),
    facts([text.number, String(order.display_id)]),
    button(text.action, order.url),
    paragraph(text.stranger),
  ])
}
