import { formatDateRange, formatMoney } from "@porteka/hungary"
import { textsByLanguage } from "@porteka/shop/languages"
import { type Block, button, facts, heading, paragraph } from "../document/document.ts"
import type { EmailProps, RenderedEmail } from "../email.ts"
import type { ItemInEmail, OrderReference } from "../order-reference.ts"
import { renderOrderEmail } from "../render-order-email.ts"
import { arrivalStep } from "../texts/arrival-step.ts"
import { cashText } from "../texts/cash-text.ts"
import { itemsBlock } from "../texts/order-lines.ts"
import { orderQuestion } from "../texts/order-question.ts"

/** A parcel was handed to the carrier. */
export interface OrderShippedProps extends EmailProps {
  order: OrderReference
  items: ItemInEmail[]
  /** `GLS`, `Foxpost` … */
  carrier: string
  tracking_number: string | null
  tracking_url: string | null
  /** Expected days of arrival, `YYYY-MM-DD`; null if there is no estimate. */
  expected: { from: string; to: string } | null
  /** The pickup place; null for home delivery. */
  pickup_point: { name: string; postal_code: string; city: string; address: string } | null
  /** The amount to pay on delivery; null if everything is paid. */
  cash_due: number | null
  /** It is paid by card at a parcel locker, so it is not rounded. */
  is_at_locker?: boolean
  /** Tells the number of a parcel that was sent before. */
  is_number_late?: boolean
  /** Another parcel of the order follows. */
  has_more?: boolean
}

const texts = textsByLanguage({
  hu: {
    subject: (number: string) => `Csomagját feladtuk – ${number}`,
    title: "Csomagja úton van",
    opening: "Csomagját átadtuk a futárszolgálatnak.",
    lateSubject: (number: string) => `Csomagjának száma – ${number}`,
    lateTitle: "Így követheti csomagját",
    lateOpening:
      "Megírjuk csomagjának számát. Ha korábban másikat írtunk, azt kérjük, hagyja figyelmen kívül.",
    more: "Rendelésének többi részét külön csomagban küldjük: a feladásáról újabb levelet kap.",
    number: "Rendelésszám",
    carrier: "Futárszolgálat",
    tracking: "Csomagszám",
    expected: "Várható kézbesítés",
    point: "Átvételi pont",
    due: "Átvételkor fizetendő",
    dueByCard: "A csomagautomatánál bankkártyával fizetendő",
    items: "A csomag tartalma",
    track: "Csomag követése",
    view: "Rendelés megtekintése",
  },
  en: {
    subject: (number: string) => `Your parcel is on its way – ${number}`,
    title: "Your parcel is on its way",
    opening: "We have handed your parcel to the carrier.",
    lateSubject: (number: string) => `Your parcel number – ${number}`,
    lateTitle: "How to track your parcel",
    lateOpening: "This is the number of your parcel. If we sent you another number before, please ignore it.",
    more: "The rest of your order comes in a parcel of its own: we’ll write again when it is on its way.",
    number: "Order number",
    carrier: "Carrier",
    tracking: "Parcel number",
    expected: "Estimated delivery",
    point: "Pickup point",
    due: "To be paid on delivery",
    dueByCard: "To be paid at the parcel locker, by card",
    items: "In this parcel",
    track: "Track parcel",
    view: "View order",
  },
})

/** Says that a parcel is on its way, and how to track it. */
export function renderOrderShipped(props: OrderShippedProps): RenderedEmail {
  const { order, items, tracking_url, pickup_point, locale, links } = props
  const { lateSubject, lateTitle, lateOpening, ...shipped } = texts[locale]
  const late = { subject: lateSubject, title: lateTitle, opening: lateOpening }
  const text = props.is_number_late ? { ...shipped, ...late } : shipped
  const blocks: Block[] = [
    paragraph(text.opening),
    ...(props.has_more ? [paragraph(text.more)] : []),
    parcelFacts(props),
    paragraph(
      arrivalStep(
        { kind: pickup_point ? "pickup_point" : "home", is_at_locker: props.is_at_locker === true },
        locale,
      ),
    ),
    tracking_url ? button(text.track, tracking_url) : button(text.view, order.url),
    heading(text.items),
    itemsBlock(items, locale),
    ...(tracking_url ? [paragraph({ link: text.view, href: order.url })] : []),
    orderQuestion(links, String(order.display_id), locale),
  ]
  return renderOrderEmail(props, text, blocks)
}

function parcelFacts({
  order,
  carrier,
  tracking_number,
  expected,
  pickup_point,
  cash_due,
  is_at_locker: isAtLocker = false,
  locale,
}: OrderShippedProps) {
  const text = texts[locale]
  return facts(
    [text.number, String(order.display_id)],
    [text.carrier, carrier],
    [text.tracking, tracking_number],
    [text.expected, expected && formatDateRange(expected.from, expected.to, locale)],
    [text.point, pickup_point && pointText(pickup_point)],
    isAtLocker
      ? [text.dueByCard, cash_due === null ? null : formatMoney(cash_due, order.currency_code, locale)]
      : [text.due, cash_due === null ? null : cashText(cash_due, order.currency_code, locale)],
  )
}

const pointText = ({ name, postal_code, city, address }: NonNullable<OrderShippedProps["pickup_point"]>) =>
  `${name}, ${postal_code} ${city}, ${address}`
