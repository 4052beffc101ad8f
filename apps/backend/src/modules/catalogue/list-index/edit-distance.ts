/** Which letters a word has, one bit each: a cheap look before the real comparison. */
export function lettersOf(word: string): number {
  let letters = 0
  for (let index = 0; index < word.length; index++) letters |= 1 << (word.charCodeAt(index) & 31)
  return letters
}

/** How many letters only one of the two has; one slip changes at most two. */
export function lettersApart(left: number, right: number): number {
  let apart = 0
  for (let different = left ^ right; different !== 0; different &= different - 1) apart++
  return apart
}

/**
 * How many letters must be put in, left out, replaced or swapped with their neighbour (optimal string
 * alignment); anything above `limit` is given as `limit + 1`.
 */
export function editDistance(left: string, right: string, limit: number): number {
  if (Math.abs(left.length - right.length) > limit) return limit + 1
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
