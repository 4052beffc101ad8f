/**
 * The net part of a gross price, in whole units: `round(gross / (1 + rate))`.
 *
 * @param gross whole forints including VAT; negative for refunds
 * @param rate 0.27 for 27%
 */
export function netOf(gross: number, rate: number): number {
  return Math.round(gross / (1 + rate)) || 0
}
