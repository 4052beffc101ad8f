import { formatMoney } from "@porteka/hungary"
import { textsByLanguage } from "@porteka/shop/languages"
import { button, paragraph } from "../document/document.ts"
import type { EmailProps, RenderedEmail } from "../email.ts"
import { renderShopperEmail } from "../render-shopper-email.ts"

/** Products in an abandoned cart. Sent once per cart, to newsletter subscribers only. */
export interface CartReminderProps extends EmailProps {
  /** The available products at current prices. */
  items: {
    title: string
    variant_title: string | null
    quantity: number
    unit_price: number
    currency_code: string
    picture_url: string | null
  }[]
  /** Link that restores the cart in any browser. */
  cart_url: string
  /** How long the link is valid. */
  days: number
  unsubscribe_url: string
}

const texts = textsByLanguage({
  hu: {
    subject: "A kosarában maradt valami",
    opening:
      "Ezeket a kosarában hagyta. Ha még szeretné megvenni, innen folytathatja; a mai árakat mutatjuk.",
    view: "Tovább a kosárhoz",
    limited: (days: number) =>
      `A termékeket nem tudjuk félretenni, közben elfogyhatnak. A gomb ${days} napig működik, más eszközön is.`,
    why: "Azért írunk, mert feliratkozott hírlevelünkre. Erről a kosárról több levelet nem küldünk. Ha nem Ön állította össze, nincs teendője. ",
    unsubscribe: "Leiratkozás",
  },
  en: {
    subject: "You left something in your cart",
    opening:
      "You left these in your cart. If you would still like them, you can go on from here. The prices are today’s.",
    view: "Go on to the cart",
    limited: (days: number) =>
      `We cannot put the pieces aside, and they may sell out. The button works for ${days} days, on other devices too.`,
    why: "We write because you subscribed to our newsletter. We send no further e-mail about this cart. If it was not you who filled it, there is nothing to do. ",
    unsubscribe: "Unsubscribe",
  },
})

/** Reminds a subscriber of a cart; explains why the e-mail was sent and how to stop them. */
export function renderCartReminder(props: CartReminderProps): RenderedEmail {
  const { items, cart_url, days, unsubscribe_url, locale } = props
  const text = texts[locale]
  const lines = items.map(({ title, variant_title, quantity, unit_price, currency_code, picture_url }) => ({
    quantity,
    title,
    details: variant_title ? [variant_title] : [],
    amount: formatMoney(unit_price * quantity, currency_code, locale),
    pictureUrl: picture_url,
  }))
  return renderShopperEmail(props, {
    subject: text.subject,
    preview: text.opening,
    title: text.subject,
    blocks: [
      paragraph(text.opening),
      { kind: "items", lines, totals: [] },
      button(text.view, cart_url),
      paragraph(text.limited(days)),
      paragraph(text.why, { link: text.unsubscribe, href: unsubscribe_url }, "."),
    ],
  })
}
