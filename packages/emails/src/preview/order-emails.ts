import { type Locale, shop } from "@porteka/shop"
import * as emails from "../index.ts"
import {
  sampleCardOrder,
  sampleCompanyOrder,
  sampleItems,
  sampleLinks,
  sampleOrder,
  samplePickupPoint,
  sampleReference,
  sampleTransferOrder,
} from "./samples.ts"

/** From the order to its delivery. */
export async function orderEmails(locale: Locale) {
  const common = { locale, links: sampleLinks(locale), shop }
  const order = sampleReference(locale)
  const placed = { ...common, order_url: order.url, terms_version: "1", terms_url: common.links.terms }
  return {
    "order-placed": await emails.renderOrderPlaced({ ...placed, order: sampleOrder(locale) }),
    "order-placed-company": await emails.renderOrderPlaced({ ...placed, order: sampleCompanyOrder(locale) }),
    "order-placed-transfer": await emails.renderOrderPlaced({
      ...placed,
      order: sampleTransferOrder(locale),
    }),
    "order-placed-gift-card": await emails.renderOrderPlaced({ ...placed, order: sampleCardOrder(locale) }),
    "order-placed-agreed": await emails.renderOrderPlaced({
      ...placed,
      order: { ...sampleTransferOrder(locale), payment_method: null },
    }),
    "order-paid": await emails.renderOrderPaid({
      ...common,
      order,
      amount: 31370,
      delivery_kind: "home",
      invoice_url: `${order.url}/invoice`,
    }),
    "transfer-reminder": await emails.renderTransferReminder({
      ...common,
      order,
      amount: 31370,
      due_on: "2026-11-30",
    }),
    "order-shipped": await emails.renderOrderShipped({
      ...common,
      order,
      items: sampleItems(locale),
      carrier: "GLS",
      tracking_number: "00123456789",
      tracking_url: "https://gls-group.example/HU/hu/csomagkovetes?match=00123456789",
      expected: { from: "2026-11-24", to: "2026-11-26" },
      pickup_point: samplePickupPoint,
      cash_due: 28723,
    }),
    "order-tracking": await emails.renderOrderShipped({
      ...common,
      order,
      items: sampleItems(locale),
      carrier: "GLS",
      tracking_number: "00123456789",
      tracking_url: "https://gls-group.example/HU/hu/csomagkovetes?match=00123456789",
      expected: { from: "2026-11-24", to: "2026-11-26" },
      pickup_point: null,
      cash_due: null,
      is_number_late: true,
    }),
    "order-ready": await emails.renderOrderReady({
      ...common,
      order,
      point: { ...samplePickupPoint, hours: "0–24" },
      until: "2026-11-30",
      cash_due: 28723,
    }),
    "order-delivered": await emails.renderOrderDelivered({
      ...common,
      order,
      items: sampleItems(locale),
      isCollected: false,
      delivered_on: "2026-11-26",
      withdraw_by: "2026-12-10",
    }),
    "review-request": await emails.renderReviewRequest({
      ...common,
      order,
      products: sampleItems(locale).map(({ title }) => title),
      review_url: `${order.url}&to=reviews`,
      refuse_url: `${order.url}&to=reviews#no-requests`,
    }),
    "order-changed": await emails.renderOrderChanged({
      ...common,
      reference: order,
      order: sampleTransferOrder(locale),
      change: "edit",
      paid: 12_470,
      due: 18_900,
      owed: 0,
      coming_back: 0,
      gift_card_returned: 2500,
    }),
    "order-changed-cash": await emails.renderOrderChanged({
      ...common,
      reference: order,
      order: sampleOrder(locale),
      change: "exchange",
      paid: 0,
      due: 28_723,
      owed: 0,
      coming_back: 0,
      gift_card_returned: 0,
    }),
    "order-changed-point": await emails.renderOrderChanged({
      ...common,
      reference: order,
      order: sampleTransferOrder(locale),
      change: "pickup_point",
      paid: 0,
      due: 31_370,
      owed: 0,
      coming_back: 0,
      gift_card_returned: 0,
    }),
    "order-cancelled": await emails.renderOrderCancelled({
      ...common,
      order,
      reason: "out_of_stock",
      refund: { amount: 31370, payment_method: "card" },
      gift_card_returned: 5000,
    }),
    "payment-returned": await emails.renderPaymentReturned({
      ...common,
      recipient: order.recipient,
      amount: 31370,
      currency_code: "huf",
      reason: "sold_out",
      cart_url: `${common.links.home}/cart`,
    }),
  }
}
