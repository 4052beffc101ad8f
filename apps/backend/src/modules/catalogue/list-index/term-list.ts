import { editDistance, lettersApart, lettersOf } from "./edit-distance.ts"

/** Words shorter than this are not corrected: any two of them are alike. */
const MIN_SIMILAR_LENGTH = 4
/** From this length on two slips may be forgiven. */
const TWO_SLIPS_LENGTH = 7

const SEPARATOR = "\n"

/** The terms of an index in alphabetical order (by code), with the ways to look among them. */
export class TermList {
  #terms: string[] = []
  #added: string[] = []
  /** All terms in one string: the engine looks through it far faster than through a hundred thousand strings. */
  #text: string | undefined
  #letters: Int32Array | undefined

  /** A term must be added only once. */
  add(term: string): void {
    this.#added.push(term)
    this.#text = undefined
    this.#letters = undefined
  }

  startingWith(prefix: string): string[] {
    const terms = this.#sorted()
    const start = firstNotBelow(terms, prefix)
    let end = start
    while (terms[end]?.startsWith(prefix)) end++
    return terms.slice(start, end)
  }

  /** Terms with `part` anywhere in them. */
  containing(part: string): string[] {
    const terms = this.#sorted()
    this.#text ??= terms.join(SEPARATOR)
    const text = this.#text
    const found: string[] = []
    for (let at = text.indexOf(part); at !== -1; ) {
      const start = text.lastIndexOf(SEPARATOR, at) + 1
      const end = text.indexOf(SEPARATOR, at)
      found.push(text.slice(start, end === -1 ? undefined : end))
      at = end === -1 ? -1 : text.indexOf(part, end)
    }
    return found
  }

  /** Terms that differ from the word by that many slips of the fingers at most, the nearest ones only. */
  similarTo(word: string, slips: 1 | 2): string[] {
    if (word.length < (slips === 1 ? MIN_SIMILAR_LENGTH : TWO_SLIPS_LENGTH)) return []
    const terms = this.#sorted()
    this.#letters ??= Int32Array.from(terms, lettersOf)
    const letters = lettersOf(word)
    let limit: number = slips
    let nearest: string[] = []
    for (let index = 0; index < terms.length; index++) {
      if (lettersApart(letters, this.#letters[index] as number) > 2 * limit) continue
      const term = terms[index] as string
      const distance = editDistance(word, term, limit)
      if (distance > limit) continue
      if (distance < limit) nearest = []
      limit = distance
      nearest.push(term)
    }
    return nearest
  }

  /** A few new terms are put in their places; many are sorted at once. */
  #sorted(): readonly string[] {
    if (this.#added.length > Math.sqrt(this.#terms.length)) {
      this.#terms = [...this.#terms, ...this.#added].sort()
    } else {
      for (const term of this.#added) this.#terms.splice(firstNotBelow(this.#terms, term), 0, term)
    }
    this.#added = []
    return this.#terms
  }
}

function firstNotBelow(sorted: readonly string[], value: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] as string) < value) low = middle + 1
    else high = middle
  }
  return low
}
