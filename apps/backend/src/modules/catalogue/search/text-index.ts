import { foldAccents, searchKey, wordsOf } from "@porteka/hungary"
import type { Locale } from "@porteka/shop/languages"
import type { OwnWords } from "./own-words.ts"
import { HIT, hasAllOthers, hitOf, type Place, placeOf } from "./place.ts"
import type { ProductTexts } from "./product-texts.ts"
import { QueryReader, type QueryReading, type ReadWord } from "./query-reading.ts"
import { LAST_DESCRIPTIVE, RANK, RANK_WEIGHTS, type Rank } from "./ranks.ts"
import { Scores } from "./scores.ts"
import { Vocabulary } from "./vocabulary.ts"
import { WordLists } from "./word-lists.ts"
import { type KeyMatch, WordMeanings, WRITES_COMPOUNDS } from "./word-meaning.ts"
import { WordRanks } from "./word-ranks.ts"

/** The rank of a word that applies to all products. */
const SHOP_WIDE_SCORE = 0.1
/** With this number of exact results, no similar ones are shown. */
const ENOUGH_EXACT = 12
/** The score of an occasion's first and best product, and the decrease for each further kind. */
const OCCASION_SCORE = 12
const OCCASION_STEP = 1
/** More than a title counts beside its attributes: „fa” is first what is made of it, and then honey in a „fadoboz”. */
const MADE_OF_SCORE = 4
/** Among similar products, those with all other words come first: „tűzálló tál” is a „sütőtál”. */
const HAS_ALL_SCORE = 10

export interface TextMatches {
  scores: Scores
  /** Products that match everything. */
  exact: number[]
  /** Products of the kind that lack something, or of a similar kind. */
  similar: number[]
}

interface Divided extends Pick<TextMatches, "exact" | "similar"> {
  /** Products that contain every word somewhere. */
  withAll: number[]
}

interface WordHits {
  scores: Scores
  hits: Uint8Array
  slots: number[]
}

function canMatch({ sure, own }: KeyMatch, rank: Rank, required: boolean): boolean {
  if (!sure && (rank > LAST_DESCRIPTIVE || rank === RANK.content)) return false
  // Honey that is "slow to set" is no part of a "tea set".
  if (!required && rank === RANK.details) return false
  // A name has no synonyms; „keksz” is „süti”, and no „sütőtál”.
  return own || (rank !== RANK.maker && rank !== RANK.modifier)
}

/** The words of each product in one language. */
export class TextIndex {
  readonly #vocabulary = new Vocabulary()
  readonly #ranks: WordRanks
  readonly #lists: WordLists
  readonly #meanings: WordMeanings
  readonly #reader: QueryReader
  readonly #locale: Locale
  /** Keys. */
  #hidden: ReadonlySet<string> = new Set()

  /** @param listLocale the language of the list that is searched */
  constructor(locale: Locale, listLocale: Locale) {
    this.#locale = locale
    this.#lists = new WordLists(locale)
    this.#ranks = new WordRanks(locale, this.#lists)
    this.#meanings = new WordMeanings(locale, listLocale, this.#vocabulary, this.#lists)
    this.#reader = new QueryReader(locale, this.#meanings, this.#lists)
  }

  add(slot: number, texts: ProductTexts): void {
    this.#vocabulary.add(slot, this.#ranks.read(texts))
  }

  remove(slot: number): void {
    this.#vocabulary.remove(slot)
  }

  /** Replaces the owner's search words. */
  setOwnWords({ synonyms, hidden }: OwnWords): void {
    this.#lists.setOwnSynonyms(synonyms)
    this.#hidden = new Set(hidden.flatMap((word) => this.#keysOf(word)))
  }

  /** Whether a query contains, in any form, a word that should find nothing. */
  hides(query: string): boolean {
    return this.#hidden.size > 0 && this.#keysOf(query).some((key) => this.#hidden.has(key))
  }

  /** @param typing the last word is the beginning of one */
  read(query: string, typing = false): QueryReading {
    return this.#reader.read(query, typing)
  }

  /** The query with corrected typing errors; null if there are none, or no correction is known. */
  correct(query: string, { lost }: QueryReading): string | null {
    const corrections = new Map<string, string>()
    for (const word of lost) {
      const meant = this.#meanings.correctionOf(word)
      if (meant !== undefined) corrections.set(word.folded, meant)
    }
    if (corrections.size < lost.length || lost.length === 0) return null
    return wordsOf(query)
      .map((word) => corrections.get(foldAccents(word)) ?? word)
      .join(" ")
  }

  /** The query with wider words for what something holds; null if it has none. */
  widen(query: string): string | null {
    const words = wordsOf(query)
    const widened = this.#meanings.widened(words)
    return widened.some((word, position) => word !== words[position]) ? widened.join(" ") : null
  }

  /** @param capacity one more than the largest slot */
  match(reading: QueryReading, capacity: number): TextMatches {
    const perWord = reading.words.map((word) => this.#hitsOf(word, capacity))
    const scores = new Scores(capacity)
    for (const { scores: some, slots } of perWord) for (const slot of slots) scores.add(slot, some.of(slot))
    const occasion = this.#occasionScores(reading, capacity)
    if (reading.all) return this.#everything(scores)
    if (reading.head < 0) return { scores: occasion.scores, exact: occasion.slots, similar: [] }
    const { withAll, ...divided } = this.#divideByHead(reading, perWord)
    const matches = { scores, ...this.#withoutRefused(divided, reading, capacity) }
    for (const slot of withAll) scores.add(slot, HAS_ALL_SCORE)
    // An occasion beside a product only changes the order.
    for (const slot of [...matches.exact, ...matches.similar]) scores.add(slot, occasion.scores.of(slot))
    return matches
  }

  #keysOf(text: string): string[] {
    return wordsOf(text).map((word) => searchKey(foldAccents(word), this.#locale))
  }

  #hitsOf({ meaning, required }: ReadWord, capacity: number): WordHits {
    const scores = new Scores(capacity)
    const hits = new Uint8Array(capacity)
    const slots: number[] = []
    for (const [key, match] of meaning.keys) {
      const { quality, sure } = match
      this.#vocabulary.forEachPosting(key, (slot, rank) => {
        if (!canMatch(match, rank, required)) return
        if (hits[slot] === 0) slots.push(slot)
        hits[slot] = (hits[slot] ?? 0) | hitOf(rank, sure)
        // A "glass" is a thing, too.
        const isMadeOf = sure && !meaning.isProduct && this.#vocabulary.isMadeOf(slot, key)
        scores.raise(slot, quality * (RANK_WEIGHTS[rank] + (isMadeOf ? MADE_OF_SCORE : 0)))
      })
    }
    return { scores, hits, slots }
  }

  /**
   * A mention in a sentence is enough only if no product has the word otherwise. „napló vászon”: the product may be
   * typed first; this is tried if the usual word order has no exact results.
   */
  #divideByHead(reading: QueryReading, perWord: WordHits[]): Divided {
    const strict = this.#divide(reading, reading.head, perWord, true)
    if (strict.exact.length > 0 || reading.lost.length > 0) return strict
    const usual = this.#divide(reading, reading.head, perWord, false)
    if (usual.exact.length > 0) return usual
    const others = reading.words.flatMap(({ meaning, required }, index) =>
      meaning.isProduct && required && index !== reading.head ? [index] : [],
    )
    for (const head of others) {
      const divided = this.#divide(reading, head, perWord, true)
      if (divided.exact.length > 0) return divided
    }
    return usual
  }

  /** Products of the kind with all requested attributes are exact; the others of the kind are similar. */
  #divide({ words, lost }: QueryReading, head: number, perWord: WordHits[], strict: boolean): Divided {
    const wanted = perWord[head] as WordHits
    const word = words[head] as ReadWord
    const generic = this.#lists.genericHeads.has(word.key)
    if (lost.length > 0 && (generic || !word.meaning.isProduct))
      return { exact: [], similar: [], withAll: [] }
    const others = words.flatMap((other, index) =>
      index !== head && other.required ? [{ word: other, hits: (perWord[index] as WordHits).hits }] : [],
    )
    const places: Record<Place, number[]> = { exact: [], ofKind: [], hinted: [], grouped: [], nowhere: [] }
    const withAll: number[] = []
    const hitsIn = (slot: number, some: typeof others) => ({
      head: wanted.hits[slot] ?? 0,
      others: some.map((other) => ({ word: other.word, hit: other.hits[slot] ?? 0 })),
    })
    for (const slot of wanted.slots) {
      const hits = hitsIn(slot, others)
      const hasAll = lost.length === 0 && hasAllOthers(word, hits, strict)
      places[placeOf(word, hits, hasAll)].push(slot)
      if (hasAll && others.length > 0) withAll.push(slot)
    }
    const { exact, ofKind, hinted, grouped } = places
    if (exact.length >= ENOUGH_EXACT || word.exactOnly) return { exact, similar: [], withAll }
    // A "hand cream" is not like creamed honey; in Hungarian the word order does not tell which word only describes.
    const saysNothing = ({ isProperty, meaning }: ReadWord) =>
      !isProperty && !meaning.isDescriptive && [...meaning.keys.values()].every(({ sure }) => sure)
    const isOtherThing = !WRITES_COMPOUNDS[this.#locale] && !word.meaning.isProduct
    if (isOtherThing && exact.length === 0 && others.some((other) => saysNothing(other.word)))
      return { exact, similar: [], withAll }
    // A "phone holder" is not like a "candle holder", but a "glass candle holder" is like one of clay, and an "oak board" like one
    // of walnut. A "paper holder" holds paper. A „hímzett futó” is a „futó”, whatever it looks like.
    const beside = others.filter(
      ({ word: { meaning } }) => !meaning.isMaterial && (meaning.isProduct || !meaning.isDescriptive),
    )
    const isSameThing = beside.length > 0 || others.every((other) => !other.word.meaning.isProduct)
    const isLike = (slot: number) =>
      !generic || (isSameThing && hasAllOthers(word, hitsIn(slot, beside), strict))
    const similar = [...ofKind.filter(isLike), ...hinted]
    return { exact, similar: exact.length + similar.length > 0 ? similar : grouped, withAll }
  }

  /** A refused word in the title excludes a product; one of its variants may have it and others not. */
  #withoutRefused(
    { exact, similar }: Pick<TextMatches, "exact" | "similar">,
    { refused }: QueryReading,
    capacity: number,
  ): Pick<TextMatches, "exact" | "similar"> {
    if (refused.length === 0) return { exact, similar }
    const perWord = refused.map((word) => this.#hitsOf(word, capacity).hits)
    const has = (slot: number, hit: number) => perWord.some((hits) => ((hits[slot] ?? 0) & hit) !== 0)
    const left = exact.filter((slot) => !has(slot, HIT.telling | HIT.content))
    return {
      exact: left,
      similar: [...exact.filter((slot) => !left.includes(slot)), ...similar].filter(
        (slot) => !has(slot, HIT.titled | HIT.content),
      ),
    }
  }

  #occasionScores({ occasions }: QueryReading, capacity: number): Pick<WordHits, "scores" | "slots"> {
    const scores = new Scores(capacity)
    const slots = new Set<number>()
    for (const [index, name] of occasions.flatMap((products) => [...products.entries()])) {
      for (const slot of this.#titledWith(name)) {
        slots.add(slot)
        scores.raise(slot, OCCASION_SCORE - index * OCCASION_STEP)
      }
    }
    return { scores, slots: [...slots] }
  }

  /** The products whose titles contain all of these words. */
  #titledWith(keys: readonly string[]): number[] {
    const perKey = keys.map((key) => {
      const slots = new Set<number>()
      this.#vocabulary.forEachPosting(key, (slot, rank) => rank <= RANK.title && slots.add(slot))
      return slots
    })
    const [first = new Set<number>(), ...others] = perKey
    return [...first].filter((slot) => others.every((slots) => slots.has(slot)))
  }

  #everything(scores: Scores): TextMatches {
    const exact: number[] = []
    this.#vocabulary.forEachSlot((slot) => {
      scores.add(slot, SHOP_WIDE_SCORE)
      exact.push(slot)
    })
    return { scores, exact, similar: [] }
  }
}
