const SMALLEST_COIN = 5

/**
 * The cash amount for an amount in forints: the nearest multiple of 5, rounding 2.50 and 7.50 up (2008. III.
 * tv. 1–2. §). Only for cash: the total of order and invoice does not change.
 */
export function roundCash(amount: number): number {
  const rounded = Math.round(Math.abs(amount) / SMALLEST_COIN) * SMALLEST_COIN
  return amount < 0 && rounded > 0 ? -rounded : rounded
}
