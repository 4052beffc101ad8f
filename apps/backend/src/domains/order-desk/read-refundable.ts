import type { MedusaContainer } from "@medusajs/framework/types"
import type { DeskOrderDetails } from "@porteka/commerce-sdk"
import { notFound } from "../../refusals/refusals.ts"
import { listSoldCards } from "../gift-card-sales/list-sold-cards.ts"
import { areAllBack } from "../orders/is-back.ts"
import { readMoney } from "../orders/read-money.ts"
import { readOrder } from "../orders/read-order.ts"
import { readReturns } from "../orders/read-returns.ts"
import { readAhead } from "../orders/refunds-ahead.ts"
import { awaitsGoods, readWithdrawal } from "./awaited-goods.ts"
import { findDeskOrder } from "./desk-orders.ts"
import { toRefundable } from "./refund-choices.ts"

const MOST_CARDS = 200

type Refundable = Pick<DeskOrderDetails, "refundable" | "awaits_goods">

/** Of what the order's panel shows, what a refund depends on. @throws 404 */
export async function readRefundable(container: MedusaContainer, orderId: string): Promise<Refundable> {
  const desk = await findDeskOrder(container, orderId)
  if (!desk) throw notFound("There is no such order")
  const { items } = await readOrder<{ items: Parameters<typeof areAllBack>[0] }>(container, orderId)
  const state = {
    is_cancelled: desk.is_cancelled,
    all_items_back: areAllBack(items),
    refunded_ahead: (await readAhead(container, orderId)).refunded,
    returns: await readReturns(container, orderId),
    withdrawal: await readWithdrawal(container, orderId),
  }
  return {
    refundable: toRefundable(await readMoney(container, orderId), await readSoldCards(container, orderId)),
    awaits_goods: await awaitsGoods(container, orderId, state),
  }
}

/** The gift cards that were bought with the order. */
export async function readSoldCards(
  container: MedusaContainer,
  orderId: string,
): Promise<DeskOrderDetails["gift_cards"]> {
  return (await listSoldCards(container, { orderId, limit: MOST_CARDS, offset: 0 })).gift_cards
}
