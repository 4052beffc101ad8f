import type { MedusaContainer } from "@medusajs/framework/types"
import {
  type Address,
  type DeskOrder,
  type DeskOrderDetails,
  deliveryOf,
  type GiftCardPaid,
  pickupPointOf,
} from "@porteka/commerce-sdk"
import { type CalendarDay, formatDate } from "@porteka/hungary"
import { inLineOrder, lineOptionsOf, showLineOptions } from "@porteka/shop"
import { DEFAULT_LOCALE } from "@porteka/shop/languages"
import { BANK_ENTRY_MODULE } from "../../modules/bank-entry/index.ts"
import { INVOICE_MODULE } from "../../modules/invoice/index.ts"
import { idAtCarrier } from "../../modules/pickup-point/carrier-lists.ts"
import { DELETED_DOMAIN } from "../../records/deleted-address.ts"
import { momentText } from "../../records/moment-text.ts"
import { queryRows } from "../../records/query-rows.ts"
import { notFound } from "../../refusals/refusals.ts"
import { readSettings } from "../../shop/read-shop.ts"
import { dueOn } from "../../shop/transfer-due-days.ts"
import { listFailedRefunds } from "../card-payments/settle-refund.ts"
import { coverOf, mostForOwner, mostRefundable, spentOf } from "../gift-card-sales/refund-cover.ts"
import { readCardUse } from "../gift-cards/read-card-credits.ts"
import { areAllBack } from "../orders/is-back.ts"
import { nameItemsForStaff } from "../orders/name-items.ts"
import { type OrderMoney, readMoney } from "../orders/read-money.ts"
import { readOrder } from "../orders/read-order.ts"
import { chosenVariant, type OrderedProduct, readOrderedProducts } from "../orders/read-ordered-products.ts"
import { readReturns } from "../orders/read-returns.ts"
import { readAhead } from "../orders/refunds-ahead.ts"
import { surplusOf } from "../pricing/delivery-surplus.ts"
import { findDeskOrder } from "./desk-orders.ts"
import { findOpenChange } from "./find-open-change.ts"
import { readFreeDelivery } from "./free-delivery.ts"
import { holdsDeletion } from "./holds-deletion.ts"
import { awaitsGoods, readSoldCards, readWithdrawal, toRefundable } from "./read-refundable.ts"
import { readTimeline } from "./read-timeline.ts"

interface OrderToPack {
  id: string
  locale: string | null
  metadata: Record<string, unknown> | null
  items: {
    id: string
    variant_id: string | null
    title: string
    product_title: string | null
    variant_title: string | null
    variant_sku: string | null
    product_id: string | null
    metadata?: Record<string, unknown> | null
    is_giftcard?: boolean
    quantity: number
    total: number
    detail?: {
      return_received_quantity?: number | null
      /** Arrived damaged. */
      return_dismissed_quantity?: number | null
      shipped_quantity?: number | null
      delivered_quantity?: number | null
    } | null
  }[]
  shipping_methods: { name: string; total: number; data: Record<string, unknown> | null }[]
  shipping_address: Address | null
  billing_address: Address | null
  gift_card_paid?: GiftCardPaid
  fulfillments?: {
    id: string
    created_at: string | Date
    shipped_at: string | Date | null
    delivered_at: string | Date | null
    canceled_at: string | Date | null
    labels?: { tracking_number: string }[]
    items?: { line_item_id: string | null; quantity: number }[]
  }[]
}

type OrderedItem = OrderToPack["items"][number]

type SentMail = DeskOrderDetails["mails"][number]

/** Everything needed to pack an order or answer questions about it. */
export async function readDesk(container: MedusaContainer, orderId: string): Promise<DeskOrderDetails> {
  const desk = await findDeskOrder(container, orderId)
  if (!desk) throw notFound("There is no such order")
  const read = await readOrder<OrderToPack>(container, orderId)
  const order = { ...read, items: await nameItemsForStaff(container, read) }
  const products = await readOrderedProducts(container, order)
  const invoices = await container.resolve(INVOICE_MODULE).listOfOrder(orderId)
  const money = await readMoney(container, orderId)
  const cards = await readSoldCards(container, orderId)
  const returns = await readReturns(container, orderId)
  const withdrawal = await readWithdrawal(container, orderId)
  const ahead = await readAhead(container, orderId)
  const cardUse = await readCardUse(container, orderId)
  const isAllBack = areAllBack(order.items)
  return {
    ...desk,
    transfer: toTransfer(
      desk,
      dueOn({ ...order, created_at: desk.created_at }, await readSettings(container)),
    ),
    holds_deletion: await holdsDeletion(container, desk),
    is_erased: desk.email?.endsWith(DELETED_DOMAIN) ?? false,
    address: order.shipping_address,
    phone: order.shipping_address?.phone ?? null,
    pickup_point: toPickupPoint(order),
    company: toCompany(order.billing_address ?? order.shipping_address),
    billing_address: order.billing_address,
    notes: typeof order.metadata?.notes === "string" ? order.metadata.notes : null,
    lines: inLineOrder(order.items).map((item) => toLine(item, products)),
    parcels: (order.fulfillments ?? []).filter(({ canceled_at: canceledAt }) => !canceledAt).map(toParcel),
    invoices: invoices.map(({ id, kind, state, number }) => ({ id, kind, state, number })),
    gift_cards: cards,
    gift_card_paid: order.gift_card_paid?.amount ?? 0,
    gift_card_returned: cardUse.returned,
    gift_card_kept: cardUse.kept,
    returns,
    all_items_back: isAllBack,
    delivery_surplus: surplusOf(order),
    free_delivery: await readFreeDelivery(container, orderId),
    open_change: await findOpenChange(container, orderId),
    awaits_goods: await awaitsGoods(container, orderId, {
      is_cancelled: desk.is_cancelled,
      all_items_back: isAllBack,
      refunded_ahead: ahead.refunded,
      returns,
      withdrawal,
    }),
    refunded_ahead: ahead.refunded,
    refundable: toRefundable(money, cards),
    payers: await container.resolve(BANK_ENTRY_MODULE).listPayers(orderId),
    spent_card_refund: toSpentCardRefund(money, cards),
    failed_refunds: await listFailedRefunds(container, orderId),
    withdrawal,
    mails: await readMails(container, orderId),
    timeline: await readTimeline(container, orderId),
  }
}

function toLine(item: OrderedItem, products: readonly OrderedProduct[]): DeskOrderDetails["lines"][number] {
  return {
    id: item.id,
    title: item.product_title ?? item.title,
    variant: chosenVariant(item, products),
    sku: item.variant_sku,
    quantity: Number(item.quantity),
    to_send: countToSend(item),
    is_gift_card: item.is_giftcard === true,
    wishes: showLineOptions(lineOptionsOf(item.metadata), DEFAULT_LOCALE, formatDate).map(
      ({ label, value }) => (value === null ? label : `${label}: ${value}`),
    ),
  }
}

/** Orders collected in the shop are delivered without being shipped. */
function countToSend({ is_giftcard: isCard, quantity, detail }: OrderedItem): number {
  const sent = Math.max(Number(detail?.shipped_quantity ?? 0), Number(detail?.delivered_quantity ?? 0))
  return isCard ? 0 : Math.max(0, Number(quantity) - sent)
}

function toParcel({
  id,
  created_at,
  shipped_at,
  delivered_at,
  labels,
  items = [],
}: NonNullable<OrderToPack["fulfillments"]>[number]): DeskOrderDetails["parcels"][number] {
  return {
    id,
    created_at: new Date(created_at).toISOString(),
    shipped_at: momentText(shipped_at),
    delivered_at: momentText(delivered_at),
    tracking_number: labels?.[0]?.tracking_number ?? null,
    pieces: items.flatMap(({ line_item_id: lineId, quantity }) =>
      lineId === null ? [] : [{ line_id: lineId, quantity: Number(quantity) }],
    ),
  }
}

const toCompany = (billing: Address | null): DeskOrderDetails["company"] =>
  billing?.company ? { name: billing.company, tax_number: billing.metadata?.tax_number ?? null } : null

/** What only the owner can refund, because it was spent from gift cards. */
function toSpentCardRefund(
  { paid, refunded }: OrderMoney,
  cards: DeskOrderDetails["gift_cards"],
): DeskOrderDetails["spent_card_refund"] {
  const cover = coverOf(paid - refunded, cards)
  const [spent, amount] = [spentOf(cover), mostForOwner(cover)]
  return spent > 0 && amount > mostRefundable(cover) ? { spent, amount } : null
}

function toTransfer({ method, display_id: number }: DeskOrder, dueOn: CalendarDay) {
  return method === "bank_transfer" ? { reference: String(number), due_on: dueOn } : null
}

function toPickupPoint({ shipping_methods: methods }: OrderToPack) {
  const point = pickupPointOf(deliveryOf(methods)?.data)
  if (!point) return null
  const { id, ...others } = point
  return { ...others, code: idAtCarrier(id) }
}

async function readMails(container: MedusaContainer, orderId: string): Promise<SentMail[]> {
  const rows = await queryRows<Omit<SentMail, "sent_at"> & { sent_at: Date | null }>(
    container,
    `select kind, recipient, state, sent_at, last_error from outgoing_mail
      where about_id = ? and state <> 'dropped' order by created_at`,
    [orderId],
  )
  return rows.map((row) => ({ ...row, sent_at: momentText(row.sent_at) }))
}
