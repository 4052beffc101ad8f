import {
  addressLines,
  delayingClosures,
  formatDateRange,
  formatDateTime,
  formatPhone,
} from "@porteka/hungary"
import type { Shop } from "@porteka/shop"
import { type Locale, textsByLanguage } from "@porteka/shop/languages"
import { type Block, button, facts, heading, paragraph } from "../document/document.ts"
import type { RenderedEmail } from "../email.ts"
import type { OrderInEmail } from "../order-in-email.ts"
import { renderDocument } from "../render-document.ts"
import { arrivalStep } from "../texts/arrival-step.ts"
import { contractInformation } from "../texts/contract-information.ts"
import { expectedArrival } from "../texts/expected-arrival.ts"
import { itemLines, totalLines } from "../texts/order-lines.ts"
import { orderQuestion } from "../texts/order-question.ts"
import { paymentPanel } from "../texts/payment-panel.ts"
import { farewell, greetingTo } from "../texts/salutation.ts"
import { postalLine } from "../texts/seller.ts"
import { buysAsBusiness, withdrawalInformation } from "../texts/withdrawal-information.ts"
import { withdrawalUrl } from "../texts/withdrawal-url.ts"
import type { OrderPlacedProps } from "./order-placed-props.ts"

const texts = textsByLanguage({
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
      agreed: "Megbeszélés szerint",
    },
    delivery: "Szállítási mód",
    items: "Megrendelt termékek",
    shippingAddress: "Szállítási cím",
    pickupPoint: "Átvételi pont",
    billingAddress: "Számlázási cím",
    notes: "Megjegyzés",
    next: "Hogyan tovább?",
    dispatch: (days: string) =>
      `A csomagot ${days} munkanapon belül adjuk fel, és erről e-mailben értesítjük.`,
    dispatchAfterTransfer: (days: string) =>
      `A csomagot az összeg beérkezése után ${days} munkanapon belül adjuk fel, és erről e-mailben értesítjük.`,
    closure: (days: string) => `A bolt szünetet tart (${days}): ezek a napok nem számítanak bele.`,
    collect: "A rendelést összekészítjük, és e-mailben értesítjük, amikor átvehető.",
    collectAfterTransfer:
      "A rendelést az összeg beérkezése után összekészítjük, és e-mailben értesítjük, amikor átvehető.",
    byMail:
      "Az ajándékutalványt e-mailben küldjük el, amint a fizetés beérkezett, vagy a választott napon, ha az később van.",
    look: " A rendelés állapotát bármikor megnézheti.",
    view: "Rendelés megtekintése",
    withdraw: "Elállás a szerződéstől",
  },
  en: {
    subject: (number: string) => `We have received your order – ${number}`,
    title: "Thank you for your order",
    opening: "We have received your order and confirm it with this e-mail. Here are the details.",
    number: "Order number",
    time: "Ordered on",
    payment: "Payment method",
    methods: {
      card: "Card payment",
      bank_transfer: "Bank transfer",
      cash_on_delivery: "Cash on delivery",
      agreed: "As agreed with us",
    },
    delivery: "Delivery method",
    items: "Ordered products",
    shippingAddress: "Delivery address",
    pickupPoint: "Pickup point",
    billingAddress: "Billing address",
    notes: "Note",
    next: "What happens next",
    dispatch: (days: string) => `We ship the parcel within ${days} working days and tell you by e-mail.`,
    dispatchAfterTransfer: (days: string) =>
      `We ship the parcel within ${days} working days after the money has arrived and tell you by e-mail.`,
    closure: (days: string) => `The shop is closed (${days}): these days do not count.`,
    collect: "We’ll prepare your order and e-mail you when it is ready for pickup.",
    collectAfterTransfer:
      "We’ll prepare your order after the money has arrived and e-mail you when it is ready for pickup.",
    byMail:
      "We’ll send the gift card by e-mail once the payment has arrived, or on the day you chose if that is later.",
    look: " You can look at your order at any time.",
    view: "View order",
    withdraw: "Withdraw from contract here",
  },
})

/**
 * Confirmation of an order: summary, payment instructions, and all information that the law requires on a
 * durable medium (contract, seller, withdrawal information, model form, guarantee, complaints).
 */
export function renderOrderPlaced(props: OrderPlacedProps): RenderedEmail {
  const { order, locale, links, shop } = props
  const text = texts[locale]
  const number = String(order.display_id)
  const withdrawal = withdrawalUrl(links, number, locale)
  const blocks: Block[] = [
    paragraph(text.opening),
    facts(
      [text.number, number],
      [text.time, formatDateTime(order.created_at, locale)],
      // The panel below says that there is nothing to pay.
      [text.payment, order.total === 0 ? null : text.methods[order.payment_method ?? "agreed"]],
      [text.delivery, order.delivery.name],
      ...expectedArrival(props),
    ),
    paymentPanel(props),
    heading(text.items),
    { kind: "items", lines: itemLines(order, locale), totals: totalLines(order, locale) },
    { kind: "columns", columns: addressColumns(order, locale, shop) },
    ...(order.notes ? [facts([text.notes, order.notes])] : []),
    heading(text.next),
    paragraph(nextStep(props) + text.look),
    button(text.view, props.order_url),
    orderQuestion(links, number, locale),
    paragraph(farewell(shop, locale)),
    ...contractInformation(props),
    ...withdrawalInformation(props, withdrawal),
    ...(buysAsBusiness(order) ? [] : [paragraph({ link: text.withdraw, href: withdrawal })]),
  ]
  const subject = text.subject(number)
  const greeting = greetingTo(order.billing_address ?? order.shipping_address, locale)
  return renderDocument(
    { locale, shop, subject, preview: text.opening, title: text.title, greeting, blocks },
    links,
  )
}

/** The shop's address for orders that the customer collects. */
const ownPlace = ({ pickup }: Shop, locale: Locale) => [
  pickup.name[locale],
  postalLine(pickup.address),
  pickup.hours[locale],
]

function addressColumns(order: OrderInEmail, locale: Locale, shop: Shop) {
  const text = texts[locale]
  const { shipping_address: shipping, delivery } = order
  const phone = shipping.phone ? [formatPhone(shipping.phone)] : []
  const contact = [...phone, ...(order.email ? [order.email] : [])]
  const billing = addressLines(order.billing_address ?? shipping, locale)
  if (delivery.kind === "mail") return [{ title: text.billingAddress, lines: [...billing, ...contact] }]
  const point = delivery.pickup_point
  if (delivery.kind !== "shop" && !point)
    return [
      { title: text.shippingAddress, lines: [...addressLines(shipping, locale), ...contact] },
      { title: text.billingAddress, lines: billing },
    ]
  const place = point ? [point.name, `${point.postal_code} ${point.city}`, point.address] : []
  // Beside the buyer's address, or the number would look like that of the place.
  return [
    { title: text.pickupPoint, lines: delivery.kind === "shop" ? ownPlace(shop, locale) : place },
    { title: text.billingAddress, lines: [...billing, ...contact] },
  ]
}

function nextStep({ order, locale, shop }: OrderPlacedProps): string {
  const text = texts[locale]
  if (order.delivery.kind === "mail") return text.byMail
  const [dispatch, collect] = isTransfer(order)
    ? [text.dispatchAfterTransfer, text.collectAfterTransfer]
    : [text.dispatch, text.collect]
  const closures = closuresOf(order, shop).map(({ from, to }) => formatDateRange(from, to, locale))
  return [
    order.delivery.kind === "shop" ? collect : dispatch(handlingDays(order, shop)),
    ...(closures.length > 0 ? [text.closure(closures.join("; "))] : []),
    arrivalStep(order.delivery, locale),
  ].join(" ")
}

/** The shop's holidays that delay this order. */
function closuresOf(order: OrderInEmail, { delivery }: Shop) {
  const days = order.making_days + delivery.handlingWorkingDays.to
  const daysToPay = isTransfer(order) ? order.transfer_due_days : 0
  return delayingClosures(new Date(order.created_at), delivery, days, daysToPay)
}

const isTransfer = ({ payment_method: method, total }: OrderInEmail) =>
  method === "bank_transfer" && total > 0

/** Working days until dispatch; products made to order add their production time. */
function handlingDays({ making_days: making }: OrderInEmail, shop: Shop): string {
  const { from, to } = shop.delivery.handlingWorkingDays
  return from === to ? String(making + to) : `${making + from}–${making + to}`
}
