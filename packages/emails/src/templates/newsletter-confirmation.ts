import { withArticle } from "@porteka/hungary"
import { textsByLanguage } from "@porteka/shop/languages"
import { button, paragraph } from "../document/document.ts"
import type { EmailProps, RenderedEmail } from "../email.ts"
import { renderShopperEmail } from "../render-shopper-email.ts"

/** The second step of the newsletter's double opt-in (2008. XLVIII. tv. 6. §). */
export interface NewsletterConfirmationProps extends EmailProps {
  /** The page to confirm or refuse the subscription. */
  confirm_url: string
}

const texts = textsByLanguage({
  hu: {
    subject: "Kérjük, erősítse meg a feliratkozását",
    title: "Erősítse meg a feliratkozását",
    opening: (shop: string) =>
      `Ezzel az e-mail-címmel feliratkoztak ${withArticle(shop)} hírlevelére. A feliratkozás akkor válik érvényessé, ha a gombra kattintva megerősíti. Új termékekről és akciókról írunk, és arról, ha a kosarában hagyott valamit.`,
    stranger:
      "Ha nem Ön iratkozott fel, nincs teendője: megerősítés nélkül nem küldünk hírlevelet, és a címet hét nap múlva töröljük. Minden hírlevélből egy kattintással leiratkozhat.",
    confirm: "Tovább a megerősítéshez",
  },
  en: {
    subject: "Please confirm your subscription",
    title: "Confirm your subscription",
    opening: (shop: string) =>
      `This e-mail address was entered for the newsletter of ${shop}. The subscription becomes valid when you press the button and confirm. We write about new products and offers, and when something was left in your cart.`,
    stranger:
      "If it was not you, there is nothing to do: without confirmation we send no newsletter, and the address is deleted after seven days. You can unsubscribe from every newsletter with one click.",
    confirm: "Go on to confirm",
  },
})

/** Asks to confirm a newsletter subscription. */
export function renderNewsletterConfirmation(props: NewsletterConfirmationProps): RenderedEmail {
  const { confirm_url, locale, shop } = props
  const text = texts[locale]
  const opening = text.opening(shop.name)
  const blocks = [paragraph(opening), button(text.confirm, confirm_url), paragraph(text.stranger)]
  return renderShopperEmail(props, {
    subject: text.subject,
    preview: opening,
    title: text.title,
    blocks,
  })
}
