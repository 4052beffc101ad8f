import type { MedusaContainer } from "@medusajs/framework/types"
import type { Address, DeskOrder, DeskOrderDetails } from "@porteka/commerce-sdk"
import type { CalendarDay } from "@porteka/hungary"
import { inLineOrder } from "@porteka/shop"
import { BANK_ENTRY_MODULE } from "../../modules/bank-entry/index.ts"
import { INVOICE_MODULE } from "../../modules/invoice/index.ts"
import { DELETED_DOMAIN } from "../../records/deleted-address.ts"
import { momentText } from "../../records/moment-text.ts"
import { queryRows } from "../../records/query-rows.ts"
import { notFound } from "../../refusals/refusals.ts"
import { readSettings } from "../../shop/read-shop.ts"
import { dueOn } from "../../shop/transfer-due-days.ts"
import { listFailedRefunds } from "../card-payments/settle-refund.ts"
import { readCardUse } from "../gift-cards/read-card-credits.ts"
import { areAllBack } from "../orders/is-back.ts"
import { nameItemsForStaff } from "../orders/name-items.ts"
import { readMoney } from "../orders/read-money.ts"
import { readOrder } from "../orders/read-order.ts"
import { readOrderedProducts } from "../orders/read-ordered-products.ts"
import { readReturns } from "../orders/read-returns.ts"
import { readAhead } from "../orders/refunds-ahead.ts"
import { surplusOf } from "../pricing/delivery-surplus.ts"
import { awaitsGoods, readWithdrawal } from "./awaited-goods.ts"
import { findDeskOrder } from "./desk-orders.ts"
import { findOpenChange } from "./find-open-change.ts"
import { readFreeDelivery } from "./free-delivery.ts"
import { holdsDeletion } from "./holds-deletion.ts"
import { type OrderToPack, toLine, toParcel, toPickupPoint } from "./packed-parts.ts"
import { readSoldCards } from "./read-refundable.ts"
import { readTimeline } from "./read-timeline.ts"
import { toRefundable, toSpentCardRefund } from "./refund-choices.ts"

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
  const { refunded: refunded_ahead } = await readAhead(container, orderId)
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
      refunded_ahead,
      returns,
      withdrawal,
    }),
    refunded_ahead,
    refundable: toRefundable(money, cards),
    payers: await container.resolve(BANK_ENTRY_MODULE).listPayers(orderId),
    spent_card_refund: toSpentCardRefund(money, cards),
    failed_refunds: await listFailedRefunds(container, orderId),
    withdrawal,
    mails: await readMails(container, orderId),
    timeline: await readTimeline(container, orderId),
  }
}

const toCompany = (billing: Address | null): DeskOrderDetails["company"] =>
  billing?.company ? { name: billing.company, tax_number: billing.metadata?.tax_number ?? null } : null

function toTransfer({ method, display_id: number }: DeskOrder, dueOn: CalendarDay) {
  return method === "bank_transfer" ? { reference: String(number), due_on: dueOn } : null
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
