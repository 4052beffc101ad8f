import { foldAccents, searchKey, wordsOf } from "@porteka/hungary"
import type { Locale } from "@porteka/shop/languages"
import type { OwnWords } from "./own-words.ts"
import type { ProductTexts } from "./product-texts.ts"
import { QueryReader, type QueryReading, type ReadWord } from "./query-reading.ts"
import { LAST_TELLING, RANK, RANK_WEIGHTS, type Rank } from "./ranks.ts"
import { Vocabulary } from "./vocabulary.ts"
import { WordLists } from "./word-lists.ts"
import { WordMeanings } from "./word-meaning.ts"
import { WordRanks } from "./word-ranks.ts"

/** What every product has of a word that holds for all of them. */
const SHOP_WIDE_SCORE = 0.1
/** So many exact hits are enough: nothing similar is shown behind them. */
const ENOUGH_EXACT = 12
/** What the first and best of an occasion's goods gets, and what each further kind gets less. */
const OCCASION_SCORE = 12
const OCCASION_STEP = 1
/** An occasion beside goods only orders them. */
const OCCASION_BOOST = 0.5

/** Of what is only like it, goods that have all the other words come first: „tűzálló tál” is a „sütőtál”. */
const HAS_ALL_SCORE = 10

/** How a word stands in a product: said of it, hinted at by its name, or what it is. */
const HIT = { mentioned: 1, hinted: 2, grouped: 4, telling: 8 } as const

export interface TextMatches {
  /** By slot; 0 where the product does not match. */
  scores: Float32Array
  /** All that was asked for. */
  exact: number[]
  /** Goods of the kind that lack something, or of a kind that is like it. */
  similar: number[]
}

interface Divided extends Pick<TextMatches, "exact" | "similar"> {
  /** Goods in which every word stands somewhere. */
  withAll: number[]
}

interface WordHits {
  scores: Float32Array
  hits: Uint8Array
  slots: number[]
}

/** Which words stand in which product, in one language. */
export class TextIndex {
  readonly #vocabulary = new Vocabulary()
  readonly #ranks: WordRanks
  readonly #lists: WordLists
  readonly #meanings: WordMeanings
  readonly #reader: QueryReader
  readonly #locale: Locale
  /** Keys. */
  #hidden: ReadonlySet<string> = new Set()

  constructor(locale: Locale) {
    this.#locale = locale
    this.#lists = new WordLists(locale)
    this.#ranks = new WordRanks(locale, this.#lists.genericHeads)
    this.#meanings = new WordMeanings(locale, this.#vocabulary, this.#lists)
    this.#reader = new QueryReader(locale, this.#meanings, this.#lists)
  }

  add(slot: number, texts: ProductTexts): void {
    this.#vocabulary.add(slot, this.#ranks.read(texts))
  }

  remove(slot: number): void {
    this.#vocabulary.remove(slot)
  }

  /** Takes the owner's words in place of those taken before. */
  setOwnWords({ synonyms, hidden }: OwnWords): void {
    this.#lists.setOwnSynonyms(synonyms)
    this.#hidden = new Set(hidden.flatMap((word) => this.#keysOf(word)))
  }

  /** Whether a query has a word that is to find nothing, in any form. */
  hides(query: string): boolean {
    return this.#hidden.size > 0 && this.#keysOf(query).some((key) => this.#hidden.has(key))
  }

  read(query: string): QueryReading {
    return this.#reader.read(query)
  }

  /** The query with its slips of the fingers put right; null where there is none, or nobody knows what was meant. */
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

  /** @param capacity one more than the largest slot */
  match(reading: QueryReading, capacity: number): TextMatches {
    const perWord = reading.words.map((word) => this.#hitsOf(word, capacity))
    const scores = new Float32Array(capacity)
    for (const { scores: some, slots } of perWord)
      for (const slot of slots) scores[slot] = (scores[slot] as number) + (some[slot] as number)
    const occasion = this.#occasionScores(reading, capacity)
    if (reading.all) return this.#everything(scores)
    if (reading.head < 0) return { scores: occasion.scores, exact: occasion.slots, similar: [] }
    const { withAll, ...divided } = this.#divideByHead(reading, perWord)
    const matches = { scores, ...divided }
    for (const slot of withAll) scores[slot] = (scores[slot] as number) + HAS_ALL_SCORE
    for (const slot of [...matches.exact, ...matches.similar])
      scores[slot] = (scores[slot] as number) + OCCASION_BOOST * (occasion.scores[slot] as number)
    return matches
  }

  #keysOf(text: string): string[] {
    return wordsOf(text).map((word) => searchKey(foldAccents(word), this.#locale))
  }

  #hitsOf({ meaning }: ReadWord, capacity: number): WordHits {
    const scores = new Float32Array(capacity)
    const hits = new Uint8Array(capacity)
    const slots: number[] = []
    for (const [key, { quality, sure }] of meaning.keys) {
      this.#vocabulary.forEachPosting(key, (slot, rank) => {
        if (!sure && rank > LAST_TELLING) return
        if (hits[slot] === 0) slots.push(slot)
        hits[slot] = (hits[slot] as number) | hitOf(rank, sure)
        const score = quality * (RANK_WEIGHTS[rank] as number)
        if (score > (scores[slot] as number)) scores[slot] = score
      })
    }
    return { scores, hits, slots }
  }

  /** „napló vászon”: what is wanted may be typed first; so where nothing is all that was asked for by the usual head. */
  #divideByHead(reading: QueryReading, perWord: WordHits[]): Divided {
    const usual = this.#divide(reading, reading.head, perWord)
    if (usual.exact.length > 0 || reading.lost.length > 0) return usual
    const others = reading.words.flatMap(({ meaning, required }, index) =>
      meaning.isProduct && required && index !== reading.head ? [index] : [],
    )
    for (const head of others) {
      const divided = this.#divide(reading, head, perWord)
      if (divided.exact.length > 0) return divided
    }
    return usual
  }

  /** Goods that are what was asked for with all it is to be are exact; the others of the kind are similar. */
  #divide({ words, lost }: QueryReading, head: number, perWord: WordHits[]): Divided {
    const wanted = perWord[head] as WordHits
    const isProduct = words[head]?.meaning.isProduct ?? false
    const generic = this.#lists.genericHeads.has(words[head]?.key ?? "")
    if (lost.length > 0 && (generic || !isProduct)) return { exact: [], similar: [], withAll: [] }
    const others = perWord.filter((some, index) => some !== wanted && words[index]?.required)
    const places: Record<Place, number[]> = { exact: [], ofKind: [], hinted: [], grouped: [], nowhere: [] }
    const withAll: number[] = []
    for (const slot of wanted.slots) {
      const hasAll = lost.length === 0 && others.every(({ hits }) => hits[slot] !== 0)
      const byOthers = !isProduct && others.some(({ hits }) => ((hits[slot] as number) & HIT.telling) !== 0)
      places[placeOf(wanted.hits[slot] as number, hasAll, byOthers)].push(slot)
      if (hasAll && others.length > 0) withAll.push(slot)
    }
    const { exact, ofKind, hinted, grouped } = places
    if (exact.length >= ENOUGH_EXACT || words[head]?.exactOnly) return { exact, similar: [], withAll }
    const similar = generic ? hinted : [...ofKind, ...hinted]
    return { exact, similar: exact.length + similar.length > 0 ? similar : grouped, withAll }
  }

  #occasionScores({ occasions }: QueryReading, capacity: number): WordHits {
    const scores = new Float32Array(capacity)
    const slots: number[] = []
    for (const [index, key] of occasions.flatMap((goods) =>
      goods.map((one, place) => [place, one] as const),
    )) {
      this.#vocabulary.forEachPosting(key, (slot, rank) => {
        if (rank > RANK.title) return
        if (scores[slot] === 0) slots.push(slot)
        scores[slot] = Math.max(scores[slot] as number, OCCASION_SCORE - index * OCCASION_STEP)
      })
    }
    return { scores, hits: new Uint8Array(0), slots }
  }

  #everything(scores: Float32Array): TextMatches {
    const exact: number[] = []
    this.#vocabulary.forEachSlot((slot) => {
      scores[slot] = (scores[slot] as number) + SHOP_WIDE_SCORE
      exact.push(slot)
    })
    return { scores, exact, similar: [] }
  }
}

/** How near a product is to what was asked for. */
type Place = "exact" | "ofKind" | "hinted" | "grouped" | "nowhere"

/** @param byOthers "stacking rings": nothing is called rings, and the word beside it says what the product is */
function placeOf(hit: number, hasAll: boolean, byOthers: boolean): Place {
  if (hit & HIT.telling) return hasAll ? "exact" : "ofKind"
  if (hit & HIT.hinted) return "hinted"
  if (hasAll && byOthers) return "hinted"
  return hasAll && hit & HIT.grouped ? "grouped" : "nowhere"
}

function hitOf(rank: Rank, sure: boolean): number {
  if (rank === RANK.details) return HIT.mentioned
  if (rank === RANK.group) return HIT.grouped
  return sure && rank <= LAST_TELLING ? HIT.telling : HIT.hinted
}
