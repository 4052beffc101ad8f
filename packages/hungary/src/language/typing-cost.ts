/**
 * Rows of the Hungarian keyboard after removing accents; neighboring keys are beside each other, or one row
 * above or below.
 */
const ROWS = ["0123456789", "qwertzuiop", "asdfghjkl", "yxcvbnm"]

const COST = {
  /** A neighboring key, or a letter that sounds the same. */
  slip: 0.6,
  /** Two letters in the wrong order. */
  swap: 0.6,
  /** A letter typed twice, or once instead of twice. */
  doubled: 0.5,
  other: 1,
  /** All letters are correct, but more than two of them are in the wrong order. */
  shuffled: 1,
  /** The first letter is rarely wrong. */
  first: 0.4,
} as const

/**
 * Letters that are often confused: „lyuk – juk”, „gyertya – gyertja”, "kitchen – citchen"; keyboards differ
 * in the positions of z and y.
 */
const ALIKE = new Set(["jy", "yz", "ck", "cs", "sz", "vw", "iy", "kq", "dt", "bp", "gk", "mn", "ae", "ei"])

const NEIGHBOURS = neighbours()

/**
 * The edit distance between the typed and the intended word: typing errors on a Hungarian keyboard and
 * letters that sound alike cost less than others.
 *
 * @returns any number above `limit` if it exceeds that
 */
export function typingCost(typed: string, meant: string, limit: number): number {
  if (typed === meant) return 0
  if (isShuffled(typed, meant)) return Math.min(COST.shuffled, lettersCost(typed, meant, limit))
  return lettersCost(typed, meant, limit)
}

function isShuffled(typed: string, meant: string): boolean {
  return (
    typed.length === meant.length &&
    typed[0] === meant[0] &&
    [...typed].sort().join() === [...meant].sort().join()
  )
}

function lettersCost(typed: string, meant: string, limit: number): number {
  if (Math.abs(typed.length - meant.length) * COST.doubled > limit) return limit + 1
  let beforePrevious: number[] = []
  let bestBefore = 0
  let previous = Array.from({ length: meant.length + 1 }, (_, index) => index)
  for (let row = 1; row <= typed.length; row++) {
    const current = [row]
    let best = row
    for (let column = 1; column <= meant.length; column++) {
      const [left, right] = [typed[row - 1] as string, meant[column - 1] as string]
      let cost = Math.min(
        costAt(previous, column) + insertion(typed, row - 1),
        costAt(current, column - 1) + insertion(meant, column - 1),
        costAt(previous, column - 1) + replacement(left, right),
      )
      if (left !== right && left === meant[column - 2] && typed[row - 2] === right)
        cost = Math.min(cost, costAt(beforePrevious, column - 2) + COST.swap)
      current.push(cost)
      if (cost < best) best = cost
    }
    // Two swapped letters are only detected one row later.
    if (best > limit && bestBefore > limit) return limit + 1
    bestBefore = best
    beforePrevious = previous
    previous = current
  }
  return costAt(previous, meant.length) + (typed[0] === meant[0] ? 0 : COST.first)
}

/** What is outside of a row cannot be reached. */
const costAt = (row: readonly number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY

/** The allowed distance for a word of this length; short words are too similar to each other. */
export function typingTolerance(letters: number): number {
  if (letters < 3) return 0
  if (letters < 6) return 1
  return letters < 8 ? 1.5 : 2
}

function insertion(word: string, index: number): number {
  return word[index] === word[index - 1] ? COST.doubled : COST.other
}

function replacement(left: string, right: string): number {
  if (left === right) return 0
  const pair = left < right ? left + right : right + left
  return ALIKE.has(pair) || NEIGHBOURS.has(pair) ? COST.slip : COST.other
}

function neighbours(): Set<string> {
  const pairs = new Set<string>()
  for (const [row, keys] of ROWS.entries()) {
    for (const [column, key] of [...keys].entries()) {
      // A lower row is shifted right by half a key.
      const near = [keys[column + 1], ROWS[row + 1]?.[column], ROWS[row + 1]?.[column - 1]]
      for (const other of near) if (other) pairs.add(key < other ? key + other : other + key)
    }
  }
  return pairs
}
