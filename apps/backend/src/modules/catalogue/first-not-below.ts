/** The position of the first element that is not below what is looked for, in a list that begins with those that are. */
export function firstNotBelow<One>(sorted: readonly One[], isBelow: (one: One) => boolean): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBelow(sorted[middle] as One)) low = middle + 1
    else high = middle
  }
  return low
}
