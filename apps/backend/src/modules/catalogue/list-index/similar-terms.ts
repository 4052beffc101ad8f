/** Words shorter than this are not corrected: any two of them are alike. */
const MIN_LENGTH = 4
/** From this length on two slips are forgiven. */
const TWO_SLIPS_LENGTH = 8

/** Terms that differ from the word by a slip of the fingers, the nearest ones only. */
export function findSimilarTerms(word: string, terms: readonly string[]): string[] {
  if (word.length < MIN_LENGTH) return []
  const letters = lettersOf(word)
  let limit = word.length >= TWO_SLIPS_LENGTH ? 2 : 1
  let nearest: string[] = []
  for (const term of terms) {
    if (Math.abs(term.length - word.length) > limit || lettersApart(letters, lettersOf(term)) > 2 * limit)
      continue
    const distance = editDistance(word, term, limit)
    if (distance > limit) continue
    if (distance < limit) nearest = []
    limit = distance
    nearest.push(term)
  }
  return nearest
}

/** Which letters a word has, one bit each: a cheap look before the real comparison. */
function lettersOf(word: string): number {
  let letters = 0
  for (let index = 0; index < word.length; index++) letters |= 1 << (word.charCodeAt(index) & 31)
  return letters
}

/** One slip changes at most two of them. */
function lettersApart(left: number, right: number): number {
  let apart = 0
  for (let different = left ^ right; different !== 0; different &= different - 1) apart++
  return apart
}

/**
 * How many letters must be put in, left out, replaced or swapped with their neighbour (optimal string
 * alignment); anything above `limit` is given as `limit + 1`.
 */
export function editDistance(left: string, right: string, limit: number): number {
  let beforePrevious: number[] = []
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index)
  for (let row = 1; row <= left.length; row++) {
    const current = [row]
    let best = row
    for (let column = 1; column <= right.length; column++) {
      const same = left[row - 1] === right[column - 1]
      let cost = Math.min(
        (previous[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (previous[column - 1] as number) + (same ? 0 : 1),
      )
      const swapped =
        row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]
      if (swapped) cost = Math.min(cost, (beforePrevious[column - 2] as number) + 1)
      current.push(cost)
      if (cost < best) best = cost
    }
    if (best > limit) return limit + 1
    beforePrevious = previous
    previous = current
  }
  return Math.min(previous[right.length] as number, limit + 1)
}
