import { typingCost, typingTolerance } from "@porteka/hungary"
import { firstNotBelow } from "../first-not-below.ts"

export interface SimilarTerm {
  term: string
  /** That of the typing errors. */
  cost: number
}

/** The spellings of an index in alphabetical order (by character code), with search functions. */
export class TermList {
  #terms: string[] = []
  #added: string[] = []
  #letters: Int32Array | undefined

  /** A term must be added only once. */
  add(term: string): void {
    this.#added.push(term)
    this.#letters = undefined
  }

  startingWith(prefix: string): string[] {
    const terms = this.#sorted()
    const start = firstNotBelow(terms, (term) => term < prefix)
    let end = start
    while (terms[end]?.startsWith(prefix)) end++
    return terms.slice(start, end)
  }

  /**
   * Possible corrections of a word: those that need hardly more errors than the nearest one. Numbers are neither
   * corrected nor corrections: a large shop has as many of them as products, and another number means another thing.
   *
   * @param most the highest cost of the typing errors
   */
  similarTo(word: string, most = typingTolerance(word.length)): SimilarTerm[] {
    let limit = most
    if (limit === 0 || NUMBER.test(word)) return []
    const terms = this.#sorted()
    this.#letters ??= Int32Array.from(terms, (term) => (NUMBER.test(term) ? EVERY_LETTER : lettersOf(term)))
    const letters = lettersOf(word)
    const similar: SimilarTerm[] = []
    for (let index = 0; index < terms.length; index++) {
      if (lettersApart(letters, this.#letters[index] ?? EVERY_LETTER) > MOST_LETTERS_APART) continue
      const term = terms[index] as string
      const cost = typingCost(word, term, limit)
      if (cost > limit) continue
      limit = Math.min(limit, cost + HARDLY_MORE)
      similar.push({ term, cost })
    }
    return similar.filter(({ cost }) => cost <= limit)
  }

  /** A few new terms are inserted in place; many are sorted at once. */
  #sorted(): readonly string[] {
    if (this.#added.length > Math.sqrt(this.#terms.length)) {
      this.#terms = [...this.#terms, ...this.#added].sort()
    } else {
      for (const term of this.#added) {
        const position = firstNotBelow(this.#terms, (other) => other < term)
        this.#terms.splice(position, 0, term)
      }
    }
    this.#added = []
    return this.#terms
  }
}

/** Corrections may cost this much more than the nearest one: as much as a missing letter costs more than a slip to the next key. */
const HARDLY_MORE = 0.5

const NUMBER = /^\d+$/

/** So that numbers fail the cheap test. */
const EVERY_LETTER = -1

/** Three typing errors, the maximum, change at most six letters. */
const MOST_LETTERS_APART = 6

/** The letters of a word, one bit each: a cheap test before the exact comparison. */
function lettersOf(word: string): number {
  let letters = 0
  for (let index = 0; index < word.length; index++) letters |= 1 << (word.charCodeAt(index) & 31)
  return letters
}

/** The number of letters that only one of the two words has. */
function lettersApart(left: number, right: number): number {
  let apart = 0
  for (let different = left ^ right; different !== 0; different &= different - 1) apart++
  return apart
}
