import { type Locale, searchKeys } from "@porteka/hungary"
import { type FieldKeys, SEARCH_FIELDS, type SearchField } from "./search-keys.ts"
import { SYNONYMS } from "./synonyms.ts"
import { Vocabulary } from "./vocabulary.ts"

/** How much a hit in a field counts: the title before categories and maker, these before the description. */
const FIELD_WEIGHTS: Record<SearchField, number> = { title: 8, attributes: 4, description: 1 }
const WEIGHTS = SEARCH_FIELDS.map((field) => FIELD_WEIGHTS[field])

/** How much a way of matching counts against the word itself. */
const QUALITY = { exact: 1, prefix: 0.8, synonym: 0.7, within: 0.5, similar: 0.4 } as const

/** A short key stands in too many words: `tal` (tál) also in `asztal`. It is only looked for in them as a last hope. */
const MIN_WITHIN_LENGTH = 4
const MIN_LAST_HOPE_LENGTH = 3

/** More words than a shopper types; the rest of a pasted text is left out. */
const MAX_QUERY_WORDS = 8

export interface TextMatches {
  /** By slot; 0 where the product does not match. */
  scores: Float32Array
  slots: number[]
}

/** Which words stand in which product, in one language. */
export class TextIndex {
  readonly #locale: Locale
  readonly #vocabulary = new Vocabulary()
  readonly #synonyms: ReadonlyMap<string, string[]>

  constructor(locale: Locale) {
    this.#locale = locale
    this.#synonyms = synonymKeys(locale)
  }

  add(slot: number, keys: FieldKeys): void {
    this.#vocabulary.add(
      slot,
      new Map(SEARCH_FIELDS.flatMap((field, rank) => keys[field].map((key) => [key, rank]))),
    )
  }

  remove(slot: number): void {
    this.#vocabulary.remove(slot)
  }

  /**
   * Products that have all words of the query; when there is none, those that have the most of them. Words
   * that stand nowhere, not even misspelt, are left out.
   *
   * @param capacity one more than the largest slot
   */
  match(query: string, capacity: number): TextMatches {
    const words = searchKeys(query, this.#locale).slice(0, MAX_QUERY_WORDS)
    const perWord = words
      .map((word) => this.#scoreWord(word, capacity))
      .filter(({ slots }) => slots.length > 0)
    const [first, ...others] = perWord
    if (!first || others.length === 0) return first ?? { scores: new Float32Array(capacity), slots: [] }
    return combine(perWord, capacity)
  }

  #scoreWord(word: string, capacity: number): TextMatches {
    const terms = this.#termsFor(word)
    const scores = new Float32Array(capacity)
    const slots: number[] = []
    for (const [term, quality] of terms) {
      this.#vocabulary.forEachPosting(term, (slot, field) => {
        const score = quality * (WEIGHTS[field] as number)
        if (scores[slot] === 0) slots.push(slot)
        if (score > (scores[slot] as number)) scores[slot] = score
      })
    }
    return { scores, slots }
  }

  /** The indexed terms a query word stands for, each with the quality of the match. */
  #termsFor(word: string): Map<string, number> {
    const terms = new Map<string, number>()
    const all = this.#vocabulary.terms
    const note = (term: string, quality: number) => terms.set(term, Math.max(quality, terms.get(term) ?? 0))
    for (const term of all.startingWith(word)) note(term, term === word ? QUALITY.exact : QUALITY.prefix)
    for (const synonym of this.#synonyms.get(word) ?? []) {
      if (this.#vocabulary.has(synonym)) note(synonym, QUALITY.synonym)
    }
    if (word.length >= (terms.size === 0 ? MIN_LAST_HOPE_LENGTH : MIN_WITHIN_LENGTH)) {
      for (const term of all.containing(word)) note(term, QUALITY.within)
    }
    if (terms.size === 0) for (const term of all.similarTo(word)) note(term, QUALITY.similar)
    if (terms.size === 0) for (const term of this.#headsOf(word)) note(term, QUALITY.within)
    return terms
  }

  /** What a compound that nobody wrote is about: `kavescsesz` (kávéscsésze) is a `csesz`. The longest one. */
  #headsOf(word: string): string[] {
    for (let start = 1; start <= word.length - MIN_WITHIN_LENGTH; start++) {
      const head = word.slice(start)
      if (this.#vocabulary.has(head)) return [head]
    }
    return []
  }
}

/** The products with the most words, their scores added up. */
function combine(words: readonly TextMatches[], capacity: number): TextMatches {
  const hits = new Uint8Array(capacity)
  const scores = new Float32Array(capacity)
  const candidates: number[] = []
  let most = 0
  for (const word of words) {
    for (const slot of word.slots) {
      const hit = (hits[slot] as number) + 1
      if (hit === 1) candidates.push(slot)
      if (hit > most) most = hit
      hits[slot] = hit
      scores[slot] = (scores[slot] as number) + (word.scores[slot] as number)
    }
  }
  return { scores, slots: candidates.filter((slot) => hits[slot] === most) }
}

function synonymKeys(locale: Locale): Map<string, string[]> {
  const synonyms = new Map<string, string[]>()
  for (const group of SYNONYMS[locale]) {
    const keys = group.flatMap((word) => searchKeys(word, locale))
    for (const key of keys) {
      synonyms.set(key, [...(synonyms.get(key) ?? []), ...keys.filter((other) => other !== key)])
    }
  }
  return synonyms
}
