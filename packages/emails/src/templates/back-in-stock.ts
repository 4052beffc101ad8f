import { formatMoney } from "@porteka/hungary"
import { textsByLanguage } from "@porteka/shop/languages"
import { button, paragraph } from "../document/document.ts"
import type { EmailProps, RenderedEmail } from "../email.ts"
import { renderShopperEmail } from "../render-shopper-email.ts"

/** A product that somebody waited for is available again. Sent once per request. */
export interface BackInStockProps extends EmailProps {
  product: {
    title: string
    variant_title: string | null
    /** null if unknown: then the e-mail names none. */
    price: number | null
    currency_code: string
    url: string
    picture_url: string | null
  }
}

const texts = textsByLanguage({
  hu: {
    subject: (title: string) => `Újra kapható: ${title}`,
    title: "Újra kapható",
    opening: "Azt kérte, értesítsük, ha ez a termék újra kapható. Most ismét rendelhető:",
    limited: "Kézzel készül, ezért egyszerre csak kevés van belőle; a készletet nem tudjuk félretenni.",
    once: "Erről a termékről több értesítést nem küldünk.",
    view: "Termék megtekintése",
  },
  en: {
    subject: (title: string) => `Back in stock: ${title}`,
    title: "Back in stock",
    opening: "You asked us to tell you when this product is available again. It can be ordered now:",
    limited: "It is made by hand, so there are only a few at a time; we cannot put one aside.",
    once: "We send no further notice about this product.",
    view: "View product",
  },
})

/** Says that a product can be ordered again. */
export function renderBackInStock(props: BackInStockProps): RenderedEmail {
  const { product, locale } = props
  const text = texts[locale]
  const line = {
    quantity: null,
    title: product.title,
    details: product.variant_title ? [product.variant_title] : [],
    amount: product.price === null ? null : formatMoney(product.price, product.currency_code, locale),
    pictureUrl: product.picture_url,
  }
  const blocks = [
    paragraph(text.opening),
    { kind: "items" as const, lines: [line], totals: [] },
    paragraph(text.limited),
    button(text.view, product.url),
    paragraph(text.once),
  ]
  return renderShopperEmail(props, {
    subject: text.subject(product.title),
    preview: text.opening,
    title: text.title,
    blocks,
  })
}
