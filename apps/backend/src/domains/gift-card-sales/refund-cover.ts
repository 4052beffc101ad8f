import type { AdminGiftCard } from "@porteka/commerce-sdk"

/** What is left to be paid back of an order that sold gift cards, in whole forints. */
export interface RefundCover {
  /** Paid and not refunded yet. */
  kept: number
  cards: readonly { value: number; balance: number; is_voided: boolean }[]
}

export const coverOf = (
  kept: number,
  cards: readonly Pick<AdminGiftCard, "value" | "balance" | "voided_at">[],
): RefundCover => ({
  kept,
  cards: cards.map(({ value, balance, voided_at: voidedAt }) => ({
    value: Number(value),
    balance: Number(balance),
    is_voided: voidedAt !== null,
  })),
})

/**
 * The most that can be refunded without losing money: what has been spent from a card is gone, and what is left on one that
 * still counts can be spent afterward.
 */
export function mostRefundable({ kept, cards }: RefundCover): number {
  const atStake = cards.reduce(
    (sum, { value, balance, is_voided: isVoided }) => sum + (isVoided ? value - balance : value),
    0,
  )
  return Math.max(0, kept - atStake)
}

/** Whether the money may go back. Refunding everything cancels the cards (void-gift-cards.ts), unless one was used. */
export function isCovered(amount: number, cover: RefundCover): boolean {
  const isAll = amount >= cover.kept && spentOf(cover) === 0
  return isAll || amount <= mostRefundable(cover)
}

/** The most that the owner can refund, who gives up what was spent: what is left on a card that still counts can be spent later. */
export const mostForOwner = ({ kept, cards }: RefundCover): number =>
  Math.max(
    0,
    kept - cards.reduce((sum, { balance, is_voided: isVoided }) => sum + (isVoided ? 0 : balance), 0),
  )

/** What was spent from the cards. */
export const spentOf = ({ cards }: Pick<RefundCover, "cards">): number =>
  cards.reduce((sum, { value, balance }) => sum + value - balance, 0)
