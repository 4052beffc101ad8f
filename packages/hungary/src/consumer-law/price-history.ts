import { addDays, budapestDay, startOfBudapestDay } from "../dates/calendar-day.ts"

/** How far back the lowest price is looked for (4/2009. (I. 30.) NFGM–SZMM r. 2/A. §). */
export const PRICE_REFERENCE_DAYS = 30

/** One effective price of one variant in one currency; it holds until the next record begins. */
export interface PriceRecord {
  /** Gross, in the currency's main unit. */
  amount: number
  /** `sale`: from a price list that reduces; `base`: the plain price. */
  source: "base" | "sale"
  /** From when it was to be paid. */
  valid_from: Date | string
}

export interface DiscountAnnouncement {
  /** The lowest price of the 30 days before the reduction; the only price that may stand struck through. */
  reference_amount: number
  /** Whole percent against `reference_amount`, rounded down, at least 1. */
  percent: number
}

/**
 * The lowest price that could be paid in the 30 Budapest calendar days before a moment, counting the price
 * already running when the window opens.
 *
 * @param history in any order; of records with the same start the later in the list holds
 * @returns null when the history does not reach back to the beginning of the window, so that nothing can be claimed
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
 * Whether the price valid at `now` may be announced as a discount, and against what
 * (4/2009. (I. 30.) NFGM–SZMM r. 2/A. §; Directive 98/6/EC Art. 6a).
 *
 * The reference is looked for before the first cut: deepening a sale step by step without a break keeps it.
 * A rise within a sale begins a new one, whose window holds the lower price. Goods priced for less than 30
 * days before the sale get no announcement.
 *
 * @returns null when the present price is not a sale price, or not lower by at least 1% than the reference
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
 * The lowest price of the 30 days before the sale that runs at `now`: what its price is measured against, whether or not
 * it may then be announced.
 *
 * @returns null without a sale, and when the history does not reach back so far
 */
export function lowestPriceBeforeSale(history: readonly PriceRecord[], now: Date | string): number | null {
  const sale = saleAt(history, now)
  return sale && lowestPriceBefore(history, sale.since)
}

/** The sale that runs at a moment: its price then, and when its first cut came. */
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

/** Index of the record with which the unbroken, only falling run of sale prices at the end begins. */
function saleStartIndex(records: readonly PriceRecord[]): number {
  let index = records.length - 1
  for (; index > 0; index--) {
    const earlier = records[index - 1]
    const later = records[index]
    if (!earlier || !later || earlier.source !== "sale" || earlier.amount < later.amount) break
  }
  return index
}

/** By start, a later record with the same start replacing the earlier one. */
function inOrder(history: readonly PriceRecord[]): PriceRecord[] {
  const byStart = new Map(history.map((record) => [timeOf(record.valid_from), record]))
  return [...byStart.entries()].sort(([a], [b]) => a - b).map(([, record]) => record)
}

function timeOf(moment: Date | string): number {
  const time = new Date(moment).getTime()
  if (Number.isNaN(time)) throw new RangeError(`Not a time: ${moment}`)
  return time
}
