import { textsByLanguage } from "@porteka/shop/languages"
import { button, facts, paragraph } from "../document/document.ts"
import type { EmailProps, RenderedEmail } from "../email.ts"
import type { OrderReference } from "../order-reference.ts"
import { renderShopperEmail } from "../render-shopper-email.ts"

/** Sent once, some days after delivery. */
export interface ReviewRequestProps extends EmailProps {
  order: OrderReference
  /** Titles of the delivered products. */
  products: string[]
  review_url: string
  /** The page to opt out of these e-mails. */
  refuse_url: string
}

const texts = textsByLanguage({
  hu: {
    subject: "Hogy tetszik, amit nálunk vásárolt?",
    title: "Mondja el a véleményét",
    opening:
      "Reméljük, örömét leli abban, amit nálunk vásárolt. Véleményével másoknak segít választani, a készítőnek pedig tanulni.",
    products: "Vásárolt termékek",
    view: "Vélemény írása",
    fair: "A jó és a rossz véleményt egyformán közzétesszük. A vélemény önkéntes, jutalom nem jár érte.",
    refuse: "Nem szeretne ilyen levelet kapni? ",
    refuseLink: "Ne kérjenek tőlem véleményt",
  },
  en: {
    subject: "How do you like what you bought?",
    title: "Tell us what you think",
    opening:
      "We hope you enjoy what you bought from us. Your review helps others choose, and helps the maker learn.",
    products: "Products",
    view: "Write a review",
    fair: "We publish good and bad reviews alike. Reviewing is voluntary, and there is no reward for it.",
    refuse: "You would rather not get these e-mails? ",
    refuseLink: "Do not ask me for reviews",
  },
})

/** Asks a buyer for a review; explains how to opt out. */
export function renderReviewRequest(props: ReviewRequestProps): RenderedEmail {
  const { order, products, review_url, refuse_url, locale } = props
  const text = texts[locale]
  return renderShopperEmail(props, {
    subject: text.subject,
    preview: text.opening,
    title: text.title,
    recipient: order.recipient,
    blocks: [
      paragraph(text.opening),
      facts([text.products, products.join(", ")]),
      button(text.view, review_url),
      paragraph(text.fair),
      paragraph(text.refuse, { link: text.refuseLink, href: refuse_url }, "."),
    ],
  })
}
