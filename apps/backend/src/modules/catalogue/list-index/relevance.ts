/** Position and score share one exact number: 2^22 positions, and scores in steps of 1/64 below 2^24. */
const POSITIONS = 2 ** 22
const SCORE_STEPS = 64

/**
 * A page of slots by descending score; equal scores keep their order. Sorting plain numbers is what makes a
 * hundred thousand hits feasible.
 */
export function mostRelevant(
  slots: readonly number[],
  score: (slot: number) => number,
  offset: number,
  limit: number,
): number[] {
  const keys = new Float64Array(slots.length)
  for (const [position, slot] of slots.entries()) {
    keys[position] = Math.round(score(slot) * SCORE_STEPS) * POSITIONS + (POSITIONS - 1 - position)
  }
  keys.sort()
  const end = Math.max(0, keys.length - offset)
  const page = keys.subarray(Math.max(0, end - limit), end).reverse()
  return Array.from(page, (key) => slots[POSITIONS - 1 - (key % POSITIONS)] as number)
}
