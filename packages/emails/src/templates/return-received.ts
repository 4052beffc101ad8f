import { formatByDate, formatMoney } from "@porteka/hungary"
import { textsByLanguage } from "@porteka/shop/languages"
import { button, facts, heading, paragraph } from "../document/document.ts"
import type { EmailProps, RenderedEmail } from "../email.ts"
import type { ItemInEmail, OrderReference } from "../order-reference.ts"
import { renderOrderEmail } from "../render-order-email.ts"
import { giftCardBack } from "../texts/gift-card-back.ts"
import { itemsBlock } from "../texts/order-lines.ts"

/** How much of the delivery goes back: all of it, or what the cheapest one would have cost. */
export type RefundedDelivery = "whole" | "cheapest"

/** Returned products have arrived. */
export interface ReturnReceivedProps extends EmailProps {
  order: OrderReference
  items: ItemInEmail[]
  /** Reference of the withdrawal or complaint, if there is one. */
  case_reference: string | null
  /** The last day of the refund, `YYYY-MM-DD`; null if nothing is to be refunded. */
  refund_by: string | null
  /** What the shop still owes for what has come back; null if it is nothing, or not decided yet. */
  refund: { amount: number; delivery: RefundedDelivery | null } | null
  /** Whether what was due for it went back before it arrived. */
  is_refunded: boolean
  /** The amount of the order credited to gift cards so far. */
  gift_card_returned: number
}

const texts = textsByLanguage({
  hu: {
    subject: (number: string) => `A visszaküldött csomag megérkezett – ${number}`,
    title: "A visszaküldött csomag megérkezett",
    opening: "Megkaptuk az Ön által visszaküldött csomagot.",
    refund: (until: string) => `A termékeket átnézzük, és az összeget legkésőbb ${until} visszatérítjük.`,
    refunded: "A termékeket átnézzük. Ami értük visszajár, azt már visszatérítettük.",
    check: "A termékeket átnézzük, és az eredményről e-mailben értesítjük.",
    number: "Rendelésszám",
    case: "Hivatkozási szám",
    amount: "Visszatérítendő összeg",
    amountWith: {
      whole: "Visszatérítendő összeg, a kiszállítás díjával",
      cheapest: "Visszatérítendő összeg, a legolcsóbb kiszállítás díjával",
    },
    items: "Beérkezett termékek",
    view: "Rendelés megtekintése",
  },
  en: {
    subject: (number: string) => `Your return has arrived – ${number}`,
    title: "Your return has arrived",
    opening: "We have received the parcel you sent back.",
    refund: (until: string) => `We check the products and refund the amount ${until} at the latest.`,
    refunded: "We check the products. What is due for them has been refunded already.",
    check: "We check the products and tell you the result by e-mail.",
    number: "Order number",
    case: "Case number",
    amount: "Amount to be refunded",
    amountWith: {
      whole: "Amount to be refunded, delivery included",
      cheapest: "Amount to be refunded, with the price of the cheapest delivery",
    },
    items: "Products received",
    view: "View order",
  },
})

/** Says that a return has arrived and when the refund follows. */
export function renderReturnReceived(props: ReturnReceivedProps): RenderedEmail {
  const { order, items, case_reference, refund_by, refund, is_refunded, gift_card_returned, locale } = props
  const text = texts[locale]
  const until = refund_by && formatByDate(refund_by, locale)
  const next = is_refunded ? text.refunded : until ? text.refund(until) : text.check
  const blocks = [
    paragraph(`${text.opening} ${next}`),
    facts(
      [text.number, String(order.display_id)],
      [text.case, case_reference],
      [
        refund?.delivery ? text.amountWith[refund.delivery] : text.amount,
        refund && formatMoney(refund.amount, order.currency_code, locale),
      ],
      ...giftCardBack(gift_card_returned, order.currency_code, locale),
    ),
    heading(text.items),
    itemsBlock(items, locale),
    button(text.view, order.url),
  ]
  return renderOrderEmail(props, text, blocks)
}
