import { textsByLanguage } from "@porteka/shop/languages"
import { button, facts, heading, paragraph } from "../document/document.ts"
import type { EmailProps, RenderedEmail } from "../email.ts"
import type { OrderReference } from "../order-reference.ts"
import { renderShopperEmail } from "../render-shopper-email.ts"

/** Tells the author of a review that it is not published. */
export interface ReviewRefusedProps extends EmailProps {
  order: OrderReference
  /** Title of the reviewed product. */
  product: string
  /** As written by the staff. */
  reason: string
  /** Where the review can be deleted and written anew. */
  review_url: string
}

const texts = textsByLanguage({
  hu: {
    title: "Véleményét nem tettük közzé",
    opening: "Köszönjük, hogy időt szánt rá, de véleményét ebben a formában nem tudjuk közzétenni.",
    product: "Termék",
    reason: "Az ok",
    again: "A véleményt az alábbi oldalon törölheti, és írhat helyette újat.",
    objection: "Ha nem ért egyet velünk, válaszoljon erre az e-mailre.",
    view: "Véleményem megnyitása",
  },
  en: {
    title: "We have not published your review",
    opening: "Thank you for taking the time, but we cannot publish your review as it is.",
    product: "Product",
    reason: "Reason",
    again: "On the page below you can delete the review and write another one.",
    objection: "If you do not agree, please reply to this e-mail.",
    view: "Open my review",
  },
})

/** Says why a review is not published, and how to write another one. */
export function renderReviewRefused(props: ReviewRefusedProps): RenderedEmail {
  const { order, product, reason, review_url, locale } = props
  const text = texts[locale]
  return renderShopperEmail(props, {
    subject: text.title,
    preview: text.opening,
    title: text.title,
    recipient: order.recipient,
    blocks: [
      paragraph(text.opening),
      facts([text.product, product]),
      heading(text.reason),
      paragraph(reason),
      paragraph(text.again),
      button(text.view, review_url),
      paragraph(text.objection),
    ],
  })
}
