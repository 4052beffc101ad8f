import type { CancelReason } from "@porteka/commerce-sdk"
import { formatMoney } from "@porteka/hungary"
import { textsByLanguage } from "@porteka/shop/languages"
import { type Block, button, facts, paragraph } from "../document/document.ts"
import type { EmailProps, RenderedEmail } from "../email.ts"
import type { PaymentMethod } from "../order-in-email.ts"
import type { OrderReference } from "../order-reference.ts"
import { renderShopperEmail } from "../render-shopper-email.ts"
import { giftCardBack } from "../texts/gift-card-back.ts"
import { refundWay } from "../texts/refund-way.ts"

/** An order was canceled before dispatch. */
export interface OrderCancelledProps extends EmailProps {
  order: OrderReference
  reason: CancelReason
  /** The refunded amount and its payment method; null if nothing had been paid. */
  refund: { amount: number; payment_method: PaymentMethod | null } | null
  /** The amount of the order credited to gift cards so far. */
  gift_card_returned: number
}

const texts = textsByLanguage({
  hu: {
    subject: (number: string) => `Rendelését töröltük – ${number}`,
    title: "Rendelését töröltük",
    reasons: {
      customer: "Kérésére töröltük a rendelését.",
      unpaid:
        "Rendelésének ellenértéke a fizetési határidőig nem érkezett meg, ezért a rendelést töröltük. Ha időközben mégis elutalta, az összeget visszautaljuk.",
      out_of_stock:
        "Sajnáljuk: a megrendelt terméket nem tudjuk elküldeni, mert elfogyott. A rendelést ezért töröltük.",
      not_accepted:
        "Csomagját nem vették át, és visszaérkezett hozzánk, ezért a rendelést töröltük. Ha mégis kéri a terméket, kérjük, rendelje meg újra.",
      other:
        "Rendelését nem tudjuk teljesíteni, ezért töröltük. Ha kérdése van, kérjük, válaszoljon erre a levélre.",
    },
    number: "Rendelésszám",
    refund: "Visszatérítendő összeg",
    shop: "Vissza a webáruházba",
  },
  en: {
    subject: (number: string) => `Your order was canceled – ${number}`,
    title: "Your order was canceled",
    reasons: {
      customer: "We have canceled your order as you asked.",
      unpaid:
        "The payment for your order did not arrive in time, so we have canceled it. If you have transferred the money in the meantime, we send it back.",
      out_of_stock:
        "We are sorry: the product you ordered is sold out and cannot be sent. We have therefore canceled the order.",
      not_accepted:
        "Your parcel was not accepted and has come back to us, so we have canceled the order. If you still want the product, please order it again.",
      other:
        "We cannot fulfill your order and have canceled it. If you have questions, please reply to this e-mail.",
    },
    number: "Order number",
    refund: "Amount to be refunded",
    shop: "Back to the shop",
  },
})

/** Says that an order was canceled, why, and how the money is refunded. */
export function renderOrderCancelled(props: OrderCancelledProps): RenderedEmail {
  const { order, reason, refund, gift_card_returned, locale, links } = props
  const text = texts[locale]
  const number = String(order.display_id)
  const blocks: Block[] = [
    paragraph(text.reasons[reason]),
    facts(
      [text.number, number],
      [text.refund, refund && formatMoney(refund.amount, order.currency_code, locale)],
      ...giftCardBack(gift_card_returned, order.currency_code, locale),
    ),
    ...(refund ? [paragraph(refundWay(refund.payment_method, locale))] : []),
    button(text.shop, links.home),
  ]
  return renderShopperEmail(props, {
    subject: text.subject(number),
    preview: text.reasons[reason],
    title: text.title,
    recipient: order.recipient,
    blocks,
  })
}
