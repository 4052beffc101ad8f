import { formatMoney, roundCash } from "@porteka/hungary"
import { textsByLanguage } from "@porteka/shop/languages"
import { type Block, button, type FactRow, facts, heading, paragraph } from "../document/document.ts"
import type { EmailProps, RenderedEmail } from "../email.ts"
import type { OrderInEmail } from "../order-in-email.ts"
import type { OrderReference } from "../order-reference.ts"
import { renderShopperEmail } from "../render-shopper-email.ts"
import { giftCardBack } from "../texts/gift-card-back.ts"
import { itemLines, totalLines } from "../texts/order-lines.ts"
import { transferFacts } from "../texts/payment-panel.ts"

/** An order was changed after it was placed. */
export interface OrderChangedProps extends EmailProps {
  reference: OrderReference
  /** The current state of the order. */
  order: OrderInEmail
  change: "edit" | "exchange" | "claim" | "pickup_point"
  /** The amount paid and not refunded. */
  paid: number
  /** The open amount, all of it or the difference. */
  due: number
  /** The amount to refund. */
  owed: number
  /**
   * The price of the products that the customer still has to return; they are part of the total until they
   * arrive.
   */
  coming_back: number
  /** What gift cards have got back of it so far. */
  gift_card_returned: number
}

const texts = textsByLanguage({
  hu: {
    edit: {
      subject: (number: string) => `Rendelése módosult – ${number}`,
      title: "Rendelése módosult",
      opening: "Rendelését módosítottuk. Így néz ki most:",
    },
    exchange: {
      subject: (number: string) => `A csere részletei – ${number}`,
      title: "Rögzítettük a cserét",
      opening: "A cserét rögzítettük a rendelésében. Így néz ki most:",
    },
    claim: {
      subject: (number: string) => `A reklamáció intézése – ${number}`,
      title: "Rögzítettük a reklamációját",
      opening: "A reklamációját rögzítettük a rendelésében. Így néz ki most:",
    },
    pickup_point: {
      subject: (number: string) => `Másik átvételi pont – ${number}`,
      title: "Másik átvételi pontra küldjük",
      opening: "Rendelését mostantól erre az átvételi pontra küldjük. Más nem változott.",
    },
    point: "Átvételi pont",
    number: "Rendelésszám",
    items: "A rendelés tartalma",
    paid: "Eddig kifizetve",
    due: "Fizetendő",
    difference: "Még fizetendő",
    owed: "Önnek visszajár",
    comingBack: "Visszaküldendő termékek",
    refundedLater: (amount: string) =>
      `Amint a visszaküldendő termékek megérkeztek hozzánk, visszatérítjük a különbözetet: ${amount}.`,
    nothing: "Nincs fizetnivalója.",
    refunded: (amount: string) => `A különbözetet, ${amount} összeget visszatérítjük.`,
    transferTitle: "Banki átutalás",
    transfer: (amount: string) =>
      `Kérjük, ezt az összeget utalja át: ${amount}. Ha korábban más összeget közöltünk, az már nem érvényes.`,
    cashTitle: "Utánvét (fizetés átvételkor)",
    cash: (amount: string) => `Átvételkor fizetendő: ${amount}.`,
    cashRounded: (amount: string) => `Átvételkor fizetendő készpénzben: ${amount} (5 Ft-ra kerekítve).`,
    view: "Rendelés megtekintése",
    consent: "Ha a módosítást nem Ön kérte, vagy nem ért egyet vele, kérjük, válaszoljon erre az e-mailre.",
  },
  en: {
    edit: {
      subject: (number: string) => `Your order has changed – ${number}`,
      title: "Your order has changed",
      opening: "We have changed your order. This is how it is now:",
    },
    exchange: {
      subject: (number: string) => `Details of your exchange – ${number}`,
      title: "Your exchange is recorded",
      opening: "We have recorded the exchange in your order. This is how it is now:",
    },
    claim: {
      subject: (number: string) => `Your complaint is being settled – ${number}`,
      title: "Your complaint is recorded",
      opening: "We have recorded your complaint in your order. This is how it is now:",
    },
    pickup_point: {
      subject: (number: string) => `Another pickup point – ${number}`,
      title: "Your order goes to another pickup point",
      opening: "We now send your order to this pickup point. Nothing else has changed.",
    },
    point: "Pickup point",
    number: "Order number",
    items: "The order",
    paid: "Paid so far",
    due: "To be paid",
    difference: "Still to be paid",
    owed: "Due back to you",
    comingBack: "Products to send back",
    refundedLater: (amount: string) =>
      `As soon as the products to send back have reached us, we refund the difference: ${amount}.`,
    nothing: "There is nothing to pay.",
    refunded: (amount: string) => `We refund the difference of ${amount}.`,
    transferTitle: "Bank transfer",
    transfer: (amount: string) =>
      `Please transfer this amount: ${amount}. If we gave you another amount before, it no longer applies.`,
    cashTitle: "Cash on delivery",
    cash: (amount: string) => `To be paid on delivery: ${amount}.`,
    cashRounded: (amount: string) => `To be paid on delivery in cash: ${amount} (rounded to 5 forints).`,
    view: "View order",
    consent: "If you did not ask for this change or do not agree with it, please reply to this e-mail.",
  },
})

/** Shows the changed order, and how to pay the difference; for another pickup point only that. */
export function renderOrderChanged(props: OrderChangedProps): RenderedEmail {
  const { reference, order, change, locale } = props
  const text = texts[locale]
  const { subject, title, opening } = text[change]
  const number = String(order.display_id)
  const blocks: Block[] = [
    paragraph(opening),
    facts([text.number, number], ...(change === "pickup_point" ? [pointRow(props)] : [])),
    ...(change === "pickup_point" ? [] : wholeOrder(props)),
    button(text.view, reference.url),
    paragraph(text.consent),
  ]
  return renderShopperEmail(props, {
    title,
    blocks,
    subject: subject(number),
    preview: opening,
    recipient: reference.recipient,
  })
}

function pointRow({ order, locale }: OrderChangedProps): [string, string] {
  const point = order.delivery.pickup_point
  const where = point
    ? `${point.name}, ${point.postal_code} ${point.city}, ${point.address}`
    : order.delivery.name
  return [texts[locale].point, where]
}

function wholeOrder(props: OrderChangedProps): Block[] {
  const { order, locale } = props
  return [
    heading(texts[locale].items),
    { kind: "items", lines: itemLines(order, locale), totals: totalLines(order, locale) },
    ...settlement(props),
  ]
}

function settlement(props: OrderChangedProps): Block[] {
  const { order, paid, due, owed, coming_back, locale, shop } = props
  const text = texts[locale]
  const money = (amount: number) => formatMoney(amount, order.currency_code, locale)
  const owedLater = due > 0 || owed > 0 ? 0 : paid - (order.total - coming_back)
  const ifAny = (amount: number) => (amount > 0 ? money(amount) : null)
  const rows: FactRow[] = [
    [text.comingBack, coming_back > 0 ? money(-coming_back) : null],
    [text.paid, ifAny(paid)],
    [paid > 0 ? text.difference : text.due, ifAny(due)],
    [text.owed, ifAny(owed)],
    ...giftCardBack(props.gift_card_returned, order.currency_code, locale),
  ]
  const sums = rows.some(([, value]) => value) ? [facts(...rows)] : []
  if (owed > 0) return [...sums, paragraph(text.refunded(money(owed)))]
  if (owedLater > 0) return [...sums, paragraph(text.refundedLater(money(owedLater)))]
  if (due === 0) return [...sums, paragraph(text.nothing)]
  if (order.payment_method === "cash_on_delivery") {
    const cash = order.delivery.is_at_locker ? due : roundCash(due)
    const sentence = cash === due ? text.cash : text.cashRounded
    const blocks = [paragraph(sentence(money(cash)))]
    return [...sums, { kind: "panel", title: text.cashTitle, blocks }]
  }
  const blocks = [
    paragraph(text.transfer(money(due))),
    transferFacts({ ...order, amount: due }, locale, shop.bank),
  ]
  return [...sums, { kind: "panel", title: text.transferTitle, blocks }]
}
