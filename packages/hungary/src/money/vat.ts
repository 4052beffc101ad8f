/**
 * The net part of a gross price, in whole units: `round(gross / (1 + rate))`.
 *
 * @param gross whole forints with VAT; negative for refunds
 * @param rate 0.27 for 27%
 */
export function netOf(gross: number, rate: number): number {
  return Math.round(gross / (1 + rate)) || 0
}

/**
 * The VAT contained in a gross price, in whole forints, so that net and VAT add up to the gross price
 * (2007. CXXVII. tv. 83. §): 12 900 at 27% holds 2 743.
 *
 * @param gross whole forints with VAT; negative for refunds
 * @param rate 0.27 for 27%
 */
export function vatShare(gross: number, rate: number): number {
  return gross - netOf(gross, rate)
}
