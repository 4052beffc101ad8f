import type { DeskOrderDetails } from "@porteka/commerce-sdk"
import { sumOfAmounts } from "../../amounts/sum-of-amounts.ts"
import { coverOf, mostForOwner, mostRefundable, spentOf } from "../gift-card-sales/refund-cover.ts"
import type { OrderMoney } from "../orders/read-money.ts"

/** The payment of which most can be refunded, and how much of it. */
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

/** What only the owner can refund, because it was spent from gift cards. */
export function toSpentCardRefund(
  { paid, refunded }: OrderMoney,
  cards: DeskOrderDetails["gift_cards"],
): DeskOrderDetails["spent_card_refund"] {
  const cover = coverOf(paid - refunded, cards)
  const [spent, amount] = [spentOf(cover), mostForOwner(cover)]
  return spent > 0 && amount > mostRefundable(cover) ? { spent, amount } : null
}
