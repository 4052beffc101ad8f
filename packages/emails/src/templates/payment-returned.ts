import { formatMoney } from "@porteka/hungary"
import { textsByLanguage } from "@porteka/shop/languages"
import { button, facts, paragraph } from "../document/document.ts"
import type { EmailProps, RenderedEmail } from "../email.ts"
import { renderShopperEmail } from "../render-shopper-email.ts"
import type { Recipient } from "../texts/salutation.ts"

/** Why a payment did not become an order. */
export type PaymentReturnedReason = "sold_out" | "price_changed" | "promotion_invalid" | "other"

/** A card was charged or an amount was reserved, but there is no order: the money is refunded. */
export interface PaymentReturnedProps extends EmailProps {
  recipient: Recipient | null
  amount: number
  currency_code: string
  reason: PaymentReturnedReason
  cart_url: string
}

const texts = textsByLanguage({
  hu: {
    subject: "A rendelése nem jött létre, az összeget visszatérítettük",
    title: "A rendelése nem jött létre",
    reasons: {
      sold_out: "Sajnos a kosarában lévő termékek valamelyike a fizetés közben elfogyott.",
      price_changed: "A fizetés közben megváltozott a rendelés végösszege.",
      promotion_invalid: "A felhasznált kuponkód a fizetés közben érvényét vesztette.",
      other: "A fizetés után nem tudtuk rögzíteni a rendelést.",
    },
    opening: (reason: string) => `${reason} A rendelés ezért nem jött létre. Az összeget visszakapja.`,
    amount: "Visszatérített összeg",
    money:
      "A kártyáján zárolt pénzt feloldottuk, illetve a levont összeget visszatérítettük. Bankjától függően 5–10 munkanapon belül látja a számláján. Önnek nincs teendője.",
    cart: "A kosara megmaradt. Ha szeretné, nézze át, és adja le újra a rendelést.",
    button: "Vissza a kosárhoz",
  },
  en: {
    subject: "Your order was not placed, your money has been returned",
    title: "Your order was not placed",
    reasons: {
      sold_out: "Unfortunately something in your cart sold out while you were paying.",
      price_changed: "The total of the order changed while you were paying.",
      promotion_invalid: "The coupon you used became invalid while you were paying.",
      other: "We could not record the order after your payment.",
    },
    opening: (reason: string) => `${reason} That is why your order was not placed. You get your money back.`,
    amount: "Amount returned",
    money:
      "What was held on your card has been released, or what was charged has been refunded. Depending on your bank you will see it within 5–10 working days. You need not do anything.",
    cart: "Your cart is still there. If you like, look through it and order again.",
    button: "Back to the cart",
  },
})

/** Says that a card payment did not become an order and that the money was refunded. */
export function renderPaymentReturned(props: PaymentReturnedProps): RenderedEmail {
  const { recipient, amount, currency_code, reason, cart_url, locale } = props
  const text = texts[locale]
  const opening = text.opening(text.reasons[reason])
  const blocks = [
    paragraph(opening),
    facts([text.amount, formatMoney(amount, currency_code, locale)]),
    paragraph(text.money),
    paragraph(text.cart),
    button(text.button, cart_url),
  ]
  return renderShopperEmail(props, {
    subject: text.subject,
    preview: opening,
    title: text.title,
    recipient,
    blocks,
  })
}
