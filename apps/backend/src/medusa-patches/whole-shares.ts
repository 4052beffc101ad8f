/** Tolerance for sums of decimal fractions that should be exactly a half. */
const EPSILON = 1e-6

/**
 * Rounds the parts of a discount to whole currency units without changing their rounded sum.
 * @param shares exact amounts per line, at least 0
 * @param caps the maximum per line, whole units; no share is above its cap
 * @returns whole amounts, each the share rounded up or down; their sum is the rounded sum of the shares
 */
export function wholeShares(shares: readonly number[], caps: readonly number[]): number[] {
  const whole = shares.map((share) => Math.floor(share + EPSILON))
  const sum = shares.reduce((total, share) => total + share, 0)
  let missing = Math.floor(sum + 0.5 + EPSILON) - whole.reduce((total, share) => total + share, 0)
  const byRemainder = shares
    .map((share, index) => ({ index, remainder: share - (whole[index] ?? 0) }))
    .filter(({ index }) => (whole[index] ?? 0) < (caps[index] ?? 0))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const { index } of byRemainder) {
    if (missing <= 0) break
    whole[index] = (whole[index] ?? 0) + 1
    missing -= 1
  }
  return whole
}
