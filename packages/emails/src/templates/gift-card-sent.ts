import { formatMoney, withArticle } from "@porteka/hungary"
import { textsByLanguage } from "@porteka/shop/languages"
import { button, paragraph } from "../document/document.ts"
import type { EmailProps, RenderedEmail } from "../email.ts"
import type { OrderReference } from "../order-reference.ts"
import { renderShopperEmail } from "../render-shopper-email.ts"

/** Informs the buyer that a gift card was sent. */
export interface GiftCardSentProps extends EmailProps {
  order: OrderReference
  amount: number
  currency_code: string
  recipient_name: string
  recipient_email: string
}

const texts = textsByLanguage({
  hu: {
    subject: "Elküldtük az ajándékutalványt",
    opening: (amount: string, name: string, email: string) =>
      `Elküldtük ${withArticle(amount)} értékű ajándékutalványt. Neki szól: ${name}, ${email}.`,
    lost: "Ha nem érkezett meg, kérjük, nézzék meg a levélszemétmappát is. Ha a cím téves volt, írjon nekünk: a jó címre is elküldjük.",
    view: "A rendelés megtekintése",
  },
  en: {
    subject: "We have sent the gift card",
    opening: (amount: string, name: string, email: string) =>
      `We have sent the gift card of ${amount}. It is for ${name}, ${email}.`,
    lost: "If it has not arrived, please ask them to check the spam folder, too. If the address was wrong, write to us: we’ll send it to the right one.",
    view: "View the order",
  },
})

/** Without the code, because it is a present. */
export function renderGiftCardSent(props: GiftCardSentProps): RenderedEmail {
  const { order, recipient_name: name, recipient_email: email, locale } = props
  const text = texts[locale]
  const opening = text.opening(formatMoney(props.amount, props.currency_code, locale), name, email)
  return renderShopperEmail(props, {
    subject: text.subject,
    preview: opening,
    title: text.subject,
    recipient: order.recipient,
    blocks: [paragraph(opening), paragraph(text.lost), button(text.view, order.url)],
  })
}
