import { addDays, budapestDay, startOfBudapestDay } from "../dates/calendar-day.ts"

/** The period in which the lowest price is determined (4/2009. (I. 30.) NFGM–SZMM r. 2/A. §). */
export const PRICE_REFERENCE_DAYS = 30

/** One effective price of one variant in one currency; valid until the next record starts. */
export interface PriceRecord {
  /** Gross, in the currency's main unit. */
  amount: number
  /** `sale`: from a price list that reduces; `base`: the regular price. */
  source: "base" | "sale"
  /** When the price became valid. */
  valid_from: Date | string
}

export interface DiscountAnnouncement {
  /**
   * The lowest price of the 30 days before the reduction; the only price that may be shown struck through.
   */
  reference_amount: number
  /** Whole percent compared with `reference_amount`, rounded down, at least 1. */
  percent: number
}

/**
 * The lowest valid price in the 30 calendar days (Budapest time) before a moment, including the price that
 * was already valid when the period started.
 *
 * @param history in any order; of records with the same start the later one in the list is used
 * @returns null if the history does not cover the start of the period, so that nothing can be claimed
 */
export function lowestPriceBefore(history: readonly PriceRecord[], moment: Date | string): number | null {
  const end = timeOf(moment)
  const start = startOfBudapestDay(addDays(budapestDay(moment), -PRICE_REFERENCE_DAYS)).getTime()
  const before = inOrder(history).filter((record) => timeOf(record.valid_from) < end)
  const running = before.findLastIndex((record) => timeOf(record.valid_from) <= start)
  if (running === -1) return null
  return Math.min(...before.slice(running).map((record) => record.amount))
}

/**
 * Whether the price valid at `now` may be announced as a discount, and compared with which price (4/2009. (I.
 * 30.) NFGM–SZMM r. 2/A. §; Directive 98/6/EC Art. 6a).
 *
 * The reference is determined before the first reduction: further reductions without a break keep it. A price
 * increase within a sale starts a new sale, whose period includes the lower price. Products priced for less
 * than 30 days before the sale get no announcement.
 *
 * @returns null if the current price is not a sale price, or is not at least 1% lower than the reference
 */
export function announceableDiscount(
  history: readonly PriceRecord[],
  now: Date | string,
): DiscountAnnouncement | null {
  const sale = saleAt(history, now)
  const reference = lowestPriceBeforeSale(history, now)
  if (!sale || reference === null || sale.price >= reference) return null
  const percent = Math.floor(((reference - sale.price) * 100) / reference)
  return percent < 1 ? null : { reference_amount: reference, percent }
}

/**
 * The lowest price of the 30 days before the sale that is active at `now`: the reference of its price,
 * whether or not it may be announced.
 *
 * @returns null without a sale, or if the history does not cover that period
 */
export function lowestPriceBeforeSale(history: readonly PriceRecord[], now: Date | string): number | null {
  const sale = saleAt(history, now)
  return sale && lowestPriceBefore(history, sale.since)
}

/** The sale that is active at a moment: its current price, and the time of its first reduction. */
function saleAt(
  history: readonly PriceRecord[],
  now: Date | string,
): { price: number; since: Date | string } | null {
  const past = inOrder(history).filter((record) => timeOf(record.valid_from) <= timeOf(now))
  const current = past.at(-1)
  if (current?.source !== "sale") return null
  const firstCut = past[saleStartIndex(past)] ?? current
  return { price: current.amount, since: firstCut.valid_from }
}

/** Index of the first record of the last uninterrupted series of sale prices that only decrease. */
function saleStartIndex(records: readonly PriceRecord[]): number {
  let index = records.length - 1
  for (; index > 0; index--) {
    const earlier = records[index - 1]
    const later = records[index]
    if (!earlier || !later || earlier.source !== "sale" || earlier.amount < later.amount) break
  }
  return index
}

/** Sorted by start; a later record replaces an earlier one with the same start. */
function inOrder(history: readonly PriceRecord[]): PriceRecord[] {
  const byStart = new Map(history.map((record) => [timeOf(record.valid_from), record]))
  return [...byStart.entries()].sort(([a], [b]) => a - b).map(([, record]) => record)
}

function timeOf(moment: Date | string): number {
  const time = new Date(moment).getTime()
  if (Number.isNaN(time)) throw new RangeError(`Not a time: ${moment}`)
  return time
}
