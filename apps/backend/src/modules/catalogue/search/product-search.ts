import { LOCALES, type Locale } from "@porteka/shop/languages"
import type { OwnWords } from "./own-words.ts"
import type { TextsByLanguage } from "./product-texts.ts"
import type { QueryReading } from "./query-reading.ts"
import { Scores } from "./scores.ts"
import { TextIndex, type TextMatches } from "./text-index.ts"
import { UNDERSTOOD } from "./word-meaning.ts"

export interface ProductMatches extends TextMatches {
  /** The correction of a mistyped word; then nothing counts as exact. */
  suggestion: string | null
  /** The words, as typed, that were not searched for. */
  leftOut: string[]
  /** No word restricts anything. */
  everything: boolean
}

const BETWEEN_ALTERNATIVES = /\s*[,;/+&]\s*|\s+(?:és|es|vagy|meg|and|or)\s+/iu
const MOST_ALTERNATIVES = 4
/** The score of the best product of each alternative. */
const FIRST_TURN = 100

/** @param capacity one more than the largest slot */
export function noMatches(capacity: number): ProductMatches {
  return {
    scores: new Scores(capacity),
    exact: [],
    similar: [],
    suggestion: null,
    leftOut: [],
    everything: false,
  }
}

interface Attempt {
  index: TextIndex
  query: string
  reading: QueryReading
}

/**
 * The search in the products of one list: first in the list's language, then in the shop's other languages.
 */
export class ProductSearch {
  readonly #indexes: ReadonlyMap<Locale, TextIndex>
  readonly #locale: Locale

  constructor(locale: Locale) {
    this.#locale = locale
    const languages = [locale, ...LOCALES.filter((other) => other !== locale)]
    this.#indexes = new Map(languages.map((language) => [language, new TextIndex(language, locale)]))
  }

  add(slot: number, texts: TextsByLanguage): void {
    for (const [language, index] of this.#indexes) {
      const some = texts[language]
      if (some) index.add(slot, some)
    }
  }

  remove(slot: number): void {
    for (const index of this.#indexes.values()) index.remove(slot)
  }

  /** Replaces the owner's search words. */
  setOwnWords(words: Readonly<Record<Locale, OwnWords>>): void {
    for (const [language, index] of this.#indexes) index.setOwnWords(words[language])
  }

  /** Whether the owner wants a query to find nothing. */
  hides(query: string): boolean {
    return this.#indexes.get(this.#locale)?.hides(query) ?? false
  }

  #attempts(query: string, typing = false): Attempt[] {
    return [...this.#indexes.values()].map((index) => ({ index, query, reading: index.read(query, typing) }))
  }

  /** „bögre vagy csésze”, "mugs and cups": products that are named one after the other. „kék és fehér” are no two. */
  #alternativesIn(query: string): Attempt[] {
    const parts = query.split(BETWEEN_ALTERNATIVES).filter((part) => part.trim() !== "")
    if (parts.length < 2 || parts.length > MOST_ALTERNATIVES) return []
    const alternatives = parts.map((part) => bestUnderstood(this.#attempts(part)))
    const areProducts = alternatives.every(
      ({ reading }) => reading.lost.length === 0 && reading.words[reading.head]?.meaning.isProduct,
    )
    return areProducts ? alternatives : []
  }

  /**
   * @param capacity one more than the largest slot
   * @param typing if nothing is found, the last word may be unfinished, although it is a word: „desz”, „kan”
   */
  match(query: string, capacity: number, typing = false): ProductMatches {
    if (this.hides(query)) return noMatches(capacity)
    const matches = this.#matchWhole(query, capacity)
    if (hasFound(matches)) return matches
    if (typing) return found(bestUnderstood(this.#attempts(query, true)), capacity)
    return this.#matchWider(query, capacity) ?? matches
  }

  /** What holds such things at all, as similar products. */
  #matchWider(query: string, capacity: number): ProductMatches | undefined {
    const wider = [...this.#indexes.values()].flatMap((index) => {
      const meant = index.widen(query)
      return meant === null ? [] : [found({ index, query: meant, reading: index.read(meant) }, capacity)]
    })
    const matches = wider.find(hasFound)
    return matches && { ...matches, exact: [], similar: [...matches.exact, ...matches.similar] }
  }

  #matchWhole(query: string, capacity: number): ProductMatches {
    const alternatives = this.#alternativesIn(query)
    if (alternatives.length > 1) {
      const all = alternatives.map((one) => found(one, capacity))
      return anyOf(all, capacity)
    }
    const attempts = this.#attempts(query)
    const best = bestUnderstood(attempts)
    if (best.reading.lost.length === 0) return found(best, capacity)
    const corrected = attempts.flatMap(({ index, reading }): Attempt[] => {
      const meant = index.correct(query, reading)
      return meant === null ? [] : [{ index, query: meant, reading: index.read(meant) }]
    })
    const meant = corrected.length > 0 ? bestUnderstood(corrected) : null
    if (!meant || meant.reading.lost.length >= best.reading.lost.length) return found(best, capacity)
    const { exact, similar, ...rest } = found(meant, capacity)
    return {
      ...rest,
      exact: [],
      similar: [...exact, ...similar],
      suggestion: exact.length + similar.length > 0 ? meant.query : null,
    }
  }
}

const hasFound = ({ exact, similar }: TextMatches) => exact.length + similar.length > 0

/** The best products of each alternative in turn. */
function anyOf(all: readonly ProductMatches[], capacity: number): ProductMatches {
  const scores = new Scores(capacity)
  for (const { exact, scores: own } of all) {
    const best = exact.toSorted((a, b) => own.of(b) - own.of(a))
    for (const [turn, slot] of best.entries()) scores.raise(slot, FIRST_TURN / (turn + 1))
  }
  return {
    scores,
    exact: [...new Set(all.flatMap(({ exact }) => exact))],
    similar: [],
    suggestion: null,
    leftOut: all.flatMap(({ leftOut }) => leftOut),
    everything: false,
  }
}

function found({ index, reading }: Attempt, capacity: number): ProductMatches {
  const { all, leftOut } = reading
  return { ...index.match(reading, capacity), suggestion: null, leftOut, everything: all }
}

/**
 * The language in which most words are understood; if two are equal, the list's own language has priority.
 */
function bestUnderstood(attempts: readonly Attempt[]): Attempt {
  const understoodWords = ({ reading }: Attempt) =>
    reading.words.filter(({ meaning }) => meaning.understood !== UNDERSTOOD.not).length
  const gain = (one: Attempt, other: Attempt) =>
    one.reading.understood - other.reading.understood || understoodWords(one) - understoodWords(other)
  return attempts.reduce((best, one) => (gain(one, best) > 0 ? one : best))
}
