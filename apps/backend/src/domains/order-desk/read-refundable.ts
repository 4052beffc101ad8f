import type { MedusaContainer } from "@medusajs/framework/types"
import type { DeskOrderDetails, WithdrawalState } from "@porteka/commerce-sdk"
import { budapestDay, isAboutWholeContract, refundDeadline } from "@porteka/hungary"
import { sumOfAmounts } from "../../amounts/sum-of-amounts.ts"
import { COMPLAINT_MODULE } from "../../modules/complaint/index.ts"
import { WITHDRAWAL_MODULE } from "../../modules/withdrawal/index.ts"
import { notFound } from "../../refusals/refusals.ts"
import { listSoldCards } from "../gift-card-sales/list-sold-cards.ts"
import { coverOf, mostRefundable, spentOf } from "../gift-card-sales/refund-cover.ts"
import { areAllBack } from "../orders/is-back.ts"
import { type OrderMoney, readMoney } from "../orders/read-money.ts"
import { readOrder } from "../orders/read-order.ts"
import { readReturns } from "../orders/read-returns.ts"
import { readAhead } from "../orders/refunds-ahead.ts"
import { readWithdrawalStates } from "../withdrawals/read-states.ts"
import { findDeskOrder } from "./desk-orders.ts"

const MOST_CARDS = 200

/** Withdrawals whose goods may still be with the customer. */
const BEFORE_GOODS: readonly WithdrawalState[] = [
  ...(["received", "checking", "accepted"] as const),
  ...(["awaiting_goods", "partly_refunded"] as const),
]

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

type GoodsState = Pick<
  DeskOrderDetails,
  "is_cancelled" | "all_items_back" | "refunded_ahead" | "returns" | "withdrawal"
>

/** Whether goods of the order may come back. */
export async function awaitsGoods(
  container: MedusaContainer,
  orderId: string,
  order: GoodsState,
): Promise<boolean> {
  if (order.is_cancelled || order.all_items_back) return false
  return (
    order.refunded_ahead > 0 ||
    order.returns.some(({ received_at: receivedAt }) => receivedAt === null) ||
    (order.withdrawal !== null && BEFORE_GOODS.includes(order.withdrawal.status)) ||
    (await container.resolve(COMPLAINT_MODULE).hasOpenCase(orderId))
  )
}

/** The gift cards that were bought with the order. */
export async function readSoldCards(
  container: MedusaContainer,
  orderId: string,
): Promise<DeskOrderDetails["gift_cards"]> {
  return (await listSoldCards(container, { orderId, limit: MOST_CARDS, offset: 0 })).gift_cards
}

/** The payment that gives back most; null if there is none. */
export function toRefundable(
  { collections, paid, refunded }: OrderMoney,
  cards: DeskOrderDetails["gift_cards"],
): DeskOrderDetails["refundable"] {
  const cover = coverOf(paid - refunded, cards)
  const most = spentOf(cover) > 0 ? mostRefundable(cover) : cover.kept
  const [first] = collections
    .flatMap(({ payments }) => payments)
    .map(({ id, captures, refunds }) => ({
      payment_id: id,
      amount: Math.min(most, sumOfAmounts(captures) - sumOfAmounts(refunds)),
    }))
    .filter(({ amount }) => amount > 0)
    .toSorted((a, b) => b.amount - a.amount)
  return first ?? null
}

/** The withdrawal from an order, if there is one. */
export async function readWithdrawal(
  container: MedusaContainer,
  orderId: string,
): Promise<DeskOrderDetails["withdrawal"]> {
  const found = await container.resolve(WITHDRAWAL_MODULE).findCaseOfOrder(orderId)
  if (!found) return null
  const { reference, statement, received_at: receivedAt } = found
  const { status } = (await readWithdrawalStates(container, [found]))(found)
  return {
    reference,
    status,
    statement,
    whole_order: isAboutWholeContract(statement),
    received_at: new Date(receivedAt).toISOString(),
    refund_by: refundDeadline(budapestDay(receivedAt)),
  }
}
