import { type Locale, type SearchWord, searchKey, searchKeys, searchWords } from "@porteka/hungary"
import { type FieldKeys, SEARCH_FIELDS, type SearchField } from "./search-keys.ts"
import { SHOP_WIDE_WORDS } from "./shop-wide-words.ts"
import { Vocabulary } from "./vocabulary.ts"
import { WordTerms } from "./word-terms.ts"

/** How much a hit in a field counts: the title before categories and maker, these before the description. */
const FIELD_WEIGHTS: Record<SearchField, number> = { title: 8, attributes: 4, description: 1 }
const WEIGHTS = SEARCH_FIELDS.map((field) => FIELD_WEIGHTS[field])

/** What every product has of a word that holds for all of them. */
const SHOP_WIDE_SCORE = 0.1

/** More words than a shopper types; the rest of a pasted text is left out. */
const MAX_QUERY_WORDS = 8

/** So few products with all words leave room for those that lack one of them. */
const FEW_MATCHES = 3
/** From this on a word stands in title, category or maker. */
const TELLING_SCORE = FIELD_WEIGHTS.attributes * 0.5
/** More than words can ever add up to, also for what is out of stock: whatever has all words comes first. */
const ALL_WORDS_BONUS = 2 * MAX_QUERY_WORDS * FIELD_WEIGHTS.title

export interface TextMatches {
  /** By slot; 0 where the product does not match. */
  scores: Float32Array
  slots: number[]
}

/** Which words stand in which product, in one language. */
export class TextIndex {
  readonly #locale: Locale
  readonly #vocabulary = new Vocabulary()
  readonly #wordTerms: WordTerms
  readonly #shopWide: ReadonlySet<string>

  constructor(locale: Locale) {
    this.#locale = locale
    this.#wordTerms = new WordTerms(locale, this.#vocabulary)
    this.#shopWide = new Set(searchKeys(SHOP_WIDE_WORDS[locale], locale))
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
   * Products that have all words of the query; when there is none, those that have the most of them; when there
   * are few, then those that lack one. Words that stand nowhere, not even misspelt, are left out.
   *
   * @param capacity one more than the largest slot
   */
  match(query: string, capacity: number): TextMatches {
    const words = searchWords(query, this.#locale).slice(0, MAX_QUERY_WORDS)
    const perWord = words
      .map((word, position) => this.#scoreWord(word, this.#joined(words, position), capacity))
      .filter(({ slots }) => slots.length > 0)
    const [first, ...others] = perWord
    if (!first || others.length === 0) return first ?? { scores: new Float32Array(capacity), slots: [] }
    return combine(perWord, capacity)
  }

  /** The word written together with the one before and the one after it. */
  #joined(words: readonly SearchWord[], position: number): string[] {
    const [before, word, after] = [words[position - 1], words[position], words[position + 1]]
    const pairs = [before && word && before.word + word.word, word && after && word.word + after.word]
    return pairs.filter((pair) => pair !== undefined).map((pair) => searchKey(pair, this.#locale))
  }

  #scoreWord(word: SearchWord, joined: readonly string[], capacity: number): TextMatches {
    const scores = new Float32Array(capacity)
    const slots: number[] = []
    for (const [term, quality] of this.#wordTerms.find(word, joined)) {
      this.#vocabulary.forEachPosting(term, (slot, field) => {
        const score = quality * (WEIGHTS[field] as number)
        if (scores[slot] === 0) slots.push(slot)
        if (score > (scores[slot] as number)) scores[slot] = score
      })
    }
    if (this.#shopWide.has(word.key)) {
      this.#vocabulary.forEachSlot((slot) => {
        if (scores[slot] !== 0) return
        scores[slot] = SHOP_WIDE_SCORE
        slots.push(slot)
      })
    }
    return { scores, slots }
  }
}

/** The products with the most words, their scores added up; behind few of them those that lack one word. */
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
  const best = candidates.filter((slot) => hits[slot] === most)
  const head = headOf(words)
  const wanted = best.filter((slot) => isTelling(head, slot))
  if (most === 1 || wanted.length >= FEW_MATCHES) return { scores, slots: best }
  for (const slot of wanted) scores[slot] = (scores[slot] as number) + ALL_WORDS_BONUS
  const lackingOne = candidates.filter((slot) => hits[slot] === most - 1 && isTelling(head, slot))
  return { scores, slots: [...best, ...lackingOne] }
}

/** The word that says what is looked for: both languages put it last, „kék bögre”; what follows is in descriptions only. */
function headOf(words: readonly TextMatches[]): TextMatches | undefined {
  return words.findLast((word) => word.slots.some((slot) => isTelling(word, slot)))
}

function isTelling(word: TextMatches | undefined, slot: number): boolean {
  return word !== undefined && (word.scores[slot] as number) >= TELLING_SCORE
}
