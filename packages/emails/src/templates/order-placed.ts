import { addressLines, formatDateTime } from "@porteka/hungary"
import { shop } from "@porteka/shop"
import { type Block, button, facts, heading, paragraph } from "../document/document.ts"
import type { EmailLocale, RenderedEmail } from "../email.ts"
import type { OrderInEmail } from "../order-in-email.ts"
import { renderDocument } from "../render-document.ts"
import { contractInformation } from "../texts/contract-information.ts"
import { itemLines, totalLines } from "../texts/order-lines.ts"
import { paymentPanel } from "../texts/payment-panel.ts"
import { farewell, greetingTo } from "../texts/salutation.ts"
import { withdrawalInformation } from "../texts/withdrawal-information.ts"
import { withdrawalUrl } from "../texts/withdrawal-url.ts"
import type { OrderPlacedProps } from "./order-placed-props.ts"

const texts = {
  hu: {
    subject: (number: string) => `Rendelését megkaptuk – ${number}`,
    title: "Köszönjük a rendelését",
    opening:
      "Rendelését megkaptuk, és ezzel a levéllel visszaigazoljuk. Az alábbiakban összefoglaljuk a részleteket.",
    number: "Rendelésszám",
    time: "Megrendelés időpontja",
    payment: "Fizetési mód",
    methods: {
      card: "Bankkártyás fizetés",
      bank_transfer: "Banki átutalás (előre utalás)",
      cash_on_delivery: "Utánvét (fizetés átvételkor)",
    },
    delivery: "Szállítási mód",
    items: "Megrendelt termékek",
    shippingAddress: "Szállítási cím",
    pickupPoint: "Átvételi pont",
    billingAddress: "Számlázási cím",
    notes: "Megjegyzés",
    next: "Hogyan tovább",
    dispatch: (days: string) =>
      `A csomagot ${days} munkanapon belül adjuk fel, és erről e-mailben értesítjük.`,
    dispatchAfterTransfer: (days: string) =>
      `A csomagot az összeg beérkezése után ${days} munkanapon belül adjuk fel, és erről e-mailben értesítjük.`,
    collect: "A rendelést összekészítjük, és e-mailben értesítjük, amikor átvehető.",
    look: " A rendelés állapotát bármikor megnézheti.",
    view: "Rendelés megtekintése",
    withdraw: "Elállás a szerződéstől",
  },
  en: {
    subject: (number: string) => `We have received your order – ${number}`,
    title: "Thank you for your order",
    opening: "We have received your order and confirm it with this letter. Here are the details.",
    number: "Order number",
    time: "Ordered on",
    payment: "Payment method",
    methods: { card: "Card payment", bank_transfer: "Bank transfer", cash_on_delivery: "Cash on delivery" },
    delivery: "Delivery method",
    items: "Ordered products",
    shippingAddress: "Delivery address",
    pickupPoint: "Pickup point",
    billingAddress: "Billing address",
    notes: "Note",
    next: "What happens next",
    dispatch: (days: string) => `We dispatch the parcel within ${days} working days and tell you by e-mail.`,
    dispatchAfterTransfer: (days: string) =>
      `We dispatch the parcel within ${days} working days after the money has arrived and tell you by e-mail.`,
    collect: "We prepare your order and tell you by e-mail when it can be collected.",
    look: " You can look at your order at any time.",
    view: "View order",
    withdraw: "Withdraw from contract here",
  },
} as const

/**
 * Confirmation of an order: summary, what to do about paying, and on a durable medium all that the law wants
 * a consumer to hold (contract, seller, withdrawal information, model form, guarantee, complaints).
 */
export function renderOrderPlaced(props: OrderPlacedProps): Promise<RenderedEmail> {
  const { order, locale, links } = props
  const text = texts[locale]
  const number = String(order.display_id)
  const withdrawal = withdrawalUrl(links, number, locale)
  const blocks: Block[] = [
    paragraph(text.opening),
    facts(
      [text.number, number],
      [text.time, formatDateTime(order.created_at, locale)],
      [text.payment, text.methods[order.payment_method]],
      [text.delivery, order.delivery.name],
    ),
    paymentPanel(order, locale),
    heading(text.items),
    { kind: "items", lines: itemLines(order, locale), totals: totalLines(order, locale) },
    { kind: "columns", columns: addressColumns(order, locale) },
    ...(order.notes ? [facts([text.notes, order.notes])] : []),
    heading(text.next),
    paragraph(nextStep(order, locale) + text.look),
    button(text.view, props.order_url),
    paragraph(farewell(locale)),
    ...contractInformation(links, props.terms_version, locale),
    ...withdrawalInformation(order, withdrawal, locale),
    paragraph({ link: text.withdraw, href: withdrawal }),
  ]
  const subject = text.subject(number)
  const greeting = greetingTo(order.billing_address ?? order.shipping_address, locale)
  return renderDocument(
    { locale, subject, preview: text.opening, title: text.title, greeting, blocks },
    links,
  )
}

function addressColumns(order: OrderInEmail, locale: EmailLocale) {
  const text = texts[locale]
  const { shipping_address: shipping, delivery } = order
  const contact = [shipping.phone, order.email].filter((line): line is string => Boolean(line))
  const point = delivery.pickup_point
  const where = point
    ? {
        title: text.pickupPoint,
        lines: [point.name, `${point.postal_code} ${point.city}`, point.address, ...contact],
      }
    : { title: text.shippingAddress, lines: [...addressLines(shipping, locale), ...contact] }
  return [
    where,
    { title: text.billingAddress, lines: addressLines(order.billing_address ?? shipping, locale) },
  ]
}

function nextStep(order: OrderInEmail, locale: EmailLocale): string {
  const text = texts[locale]
  if (order.delivery.kind === "shop") return text.collect
  return order.payment_method === "bank_transfer" && order.total > 0
    ? text.dispatchAfterTransfer(handlingDays())
    : text.dispatch(handlingDays())
}

function handlingDays(): string {
  const { from, to } = shop.delivery.handlingWorkingDays
  return from === to ? String(to) : `${from}–${to}`
}
