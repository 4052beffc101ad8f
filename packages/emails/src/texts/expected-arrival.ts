import { deliveryWindow, formatDateRange } from "@porteka/hungary"
import { type DeliveryCode, deliveryDays, deliverySteps, type Shop } from "@porteka/shop"
import { type Locale, textsByLanguage } from "@porteka/shop/languages"
import type { DeliveryInEmail, OrderInEmail } from "../order-in-email.ts"

const texts = textsByLanguage({
  hu: {
    delivered: "Várható kézbesítés",
    collected: "Várhatóan átvehető",
    afterPayment: (days: string) => `${days} munkanappal az összeg beérkezése után`,
  },
  en: {
    delivered: "Estimated delivery",
    collected: "Ready for pickup",
    afterPayment: (days: string) => `${days} working days after your payment has arrived`,
  },
})

const CODES: Record<Exclude<DeliveryInEmail["kind"], "mail">, DeliveryCode> = {
  home: "courier",
  pickup_point: "locker",
  shop: "pickup",
}

/**
 * The line about the expected arrival, which is part of the contract: the dates that the shop's pages named, or the working
 * days after a transfer has arrived. None for gift cards, which are sent by e-mail.
 */
export function expectedArrival({
  order,
  locale,
  shop: { delivery },
}: {
  order: OrderInEmail
  locale: Locale
  shop: Shop
}): [string, string][] {
  const { kind } = order.delivery
  if (kind === "mail") return []
  const text = texts[locale]
  const name = kind === "shop" ? text.collected : text.delivered
  if (order.payment_method === "bank_transfer" && order.total > 0) {
    const { from, to } = deliveryDays(delivery, CODES[kind], order.making_days)
    return [[name, text.afterPayment(from === to ? String(to) : `${from}–${to}`)]]
  }
  const steps = deliverySteps(delivery, CODES[kind], order.making_days)
  const { from, to } = deliveryWindow(new Date(order.created_at), delivery, steps)
  return [[name, formatDateRange(from, to, locale)]]
}
