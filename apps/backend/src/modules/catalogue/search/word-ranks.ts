import {
  type Compound,
  compoundsOf,
  foldAccents,
  headPosition,
  isMeasure,
  modifierKeys,
  originKeys,
  searchKey,
  searchWords,
  withoutCase,
  wordsOf,
} from "@porteka/hungary"
import { dictionaryOf } from "@porteka/hungary/dictionary"
import { type Locale, rulesByLanguage } from "@porteka/shop/languages"
import type { ProductTexts } from "./product-texts.ts"
import { RANK, type Rank } from "./ranks.ts"
import type { WordLists } from "./word-lists.ts"

const SHORTEST_ORIGIN_KEY = 4

/**
 * Whether a compound's end names the product even if the compound is in the dictionary: "gingerbread" is not
 * bread.
 */
const TRANSPARENT = rulesByLanguage({ hu: true, en: false })

/** Whether compounds are written in two words, so that a title's word may only describe the next one. */
const OPEN_COMPOUNDS = rulesByLanguage({ hu: false, en: true })

/** The word tables that decide how a product's words are read. */
export type RankTables = Pick<WordLists, "genericHeads" | "related" | "synonyms">

/** A word as written, parsed once. */
interface Word {
  folded: string
  key: string
  /** Without an ending that can only be a case: „kékfestőből” is also found as „kékfestő”. */
  bareKey: string
  /** Nouns from which an adjective is derived: „rózsás” from „rózsa”. */
  origins: string[]
}

interface Parts {
  head: string
  headRank: Rank | null
  modifiers: string[]
  /** The head is only a quantity: a „gyertyapár” is candles. */
  measured: boolean
  written: RankedWords["written"]
}

/** The words of a product: each key with its best rank, and the meaningful words as written. */
export interface RankedWords {
  ranks: Map<string, Rank>
  /** Spelling without accents → spelling. */
  spellings: Map<string, string>
  /** Each key with the word, or the part of a word, that has it, as written. */
  written: [key: string, word: string][]
  /** The keys of what it is made of. */
  materials: string[]
}

/** Reads products' texts in one language; a word is parsed once, however many products contain it. */
export class WordRanks {
  readonly #locale: Locale
  readonly #tables: RankTables
  /** Null for a word without meaning. */
  readonly #words = new Map<string, Word | null>()
  readonly #inTitles = new Map<string, Parts | null>()
  readonly #inAttributes = new Map<string, Parts | null>()

  constructor(locale: Locale, tables: RankTables) {
    this.#locale = locale
    this.#tables = tables
  }

  read({
    title,
    attributes,
    maker,
    properties,
    codes,
    groups,
    substance,
    material,
    details,
  }: ProductTexts): RankedWords {
    const found: RankedWords = { ranks: new Map(), spellings: new Map(), written: [], materials: [] }
    this.#readTitle(found, wordsOf(title))
    this.#raiseContents(found, material.split(" "))
    for (const word of attributes.split(" ")) this.#rankDescriptive(found, word, RANK.attribute)
    for (const word of substance.split(" ").filter(Boolean)) {
      this.#rankWhole(found, word, RANK.attribute)
      found.materials.push(...searchWords(word, this.#locale).map(({ key }) => key))
    }
    for (const word of maker.split(" ")) this.#rankWhole(found, word, RANK.maker)
    for (const property of properties.split(" ").filter(Boolean))
      raiseRank(found.ranks, property, RANK.attribute)
    for (const code of codes.split(" ").filter(Boolean)) {
      const spelling = codeKey(code)
      raiseRank(found.ranks, searchKey(spelling, this.#locale), RANK.title)
      found.spellings.set(spelling, spelling)
    }
    for (const written of groups.split(" ")) this.#rankMentioned(found, written, RANK.group)
    for (const written of material.split(" ")) this.#rankMentioned(found, written, RANK.material)
    for (const written of details.split(" ")) this.#rankMentioned(found, written, RANK.details)
    return found
  }

  #readTitle(found: RankedWords, words: readonly string[]): void {
    const head = headPosition(words, this.#locale)
    for (const [position, word] of words.entries()) {
      const rank = position === head ? RANK.head : RANK.title
      if (position < head && OPEN_COMPOUNDS[this.#locale]) this.#rankBefore(found, word, words[position + 1])
      else this.#rankDescriptive(found, word, rank)
      const before = words[position - 1]
      // "bluedye" also means "blue-dye".
      if (before) raiseRank(found.ranks, searchKey(foldAccents(before + word), this.#locale), rank)
    }
  }

  /** A half of a title's word is a content if the material names it: a „salátástál” is not made of salad. */
  #raiseContents({ ranks }: RankedWords, material: readonly string[]): void {
    for (const written of material) {
      const parts = this.#partsOf(written.toLowerCase(), RANK.title)
      for (const key of [this.#word(written)?.key, parts?.head, ...(parts?.modifiers ?? [])])
        if (key !== undefined && ranks.get(key) === RANK.modifier) ranks.set(key, RANK.content)
    }
  }

  /** A word before the head: "tea towel" is one word and no tea; "salad bowl" is for salad, and is none. */
  #rankBefore(found: RankedWords, word: string, next = ""): void {
    const keyOf = (text: string) => searchKey(foldAccents(text), this.#locale)
    if (this.#tables.synonyms.has(keyOf(word + next))) return
    if (this.#tables.related.has(keyOf(word))) raiseRank(found.ranks, keyOf(word), RANK.modifier)
    else this.#rankDescriptive(found, word, RANK.title)
  }

  #rankMentioned({ ranks, written: words }: RankedWords, written: string, rank: Rank): void {
    const word = this.#word(written)
    if (!word) return
    for (const key of new Set([word.key, word.bareKey])) words.push([key, written])
    raiseRank(ranks, word.key, rank)
    if (word.bareKey !== word.key) raiseRank(ranks, word.bareKey, rank)
  }

  /** A name is never split: „Palást Papírmalom” sells no „malom”; nor is „kőcserép” a „kő”. */
  #rankWhole({ ranks, spellings, written: words }: RankedWords, written: string, rank: Rank): void {
    const word = this.#word(written)
    if (!word) return
    words.push([word.key, written])
    raiseRank(ranks, word.key, rank)
    if (!spellings.has(word.folded)) spellings.set(word.folded, written.toLowerCase())
  }

  /** Words of title and attributes are split: „vizespohár” is found as „pohár”, too. */
  #rankDescriptive({ ranks, spellings, written: words }: RankedWords, written: string, rank: Rank): void {
    const word = this.#word(written)
    if (!word) return
    raiseRank(ranks, word.key, rank)
    for (const key of [word.key, ...word.origins]) words.push([key, written])
    if (!spellings.has(word.folded)) spellings.set(word.folded, written.toLowerCase())
    for (const origin of word.origins) raiseRank(ranks, origin, RANK.modifier)
    const parts = this.#partsOf(written.toLowerCase(), rank)
    if (!parts) return
    if (parts.headRank !== null) raiseRank(ranks, parts.head, Math.max(parts.headRank, rank) as Rank)
    for (const modifier of parts.modifiers) raiseRank(ranks, modifier, parts.measured ? rank : RANK.modifier)
    words.push(...parts.written)
  }

  #word(written: string): Word | null {
    const known = this.#words.get(written)
    if (known !== undefined) return known
    const [found] = searchWords(written, this.#locale)
    const word = found
      ? {
          folded: found.word,
          key: found.key,
          bareKey: searchKey(withoutCase(found.word, this.#locale), this.#locale),
          origins: originKeys(found.word, this.#locale).adjective.filter(
            (origin) => origin.length >= SHORTEST_ORIGIN_KEY,
          ),
        }
      : null
    this.#words.set(written, word)
    return word
  }

  #partsOf(spelling: string, rank: Rank): Parts | null {
    const known = rank === RANK.attribute ? this.#inAttributes : this.#inTitles
    let parts = known.get(spelling)
    if (parts === undefined) {
      const compound = this.#compoundOf(spelling, rank)
      parts = compound ? this.#keysOf(compound, spelling) : null
      known.set(spelling, parts)
    }
    return parts
  }

  /** Outside of titles a word in the dictionary is not split: a „szarvas” has nothing to do with „vas”. */
  #compoundOf(spelling: string, rank: Rank): Compound | undefined {
    const dictionary = dictionaryOf(this.#locale)
    if (rank === RANK.attribute && dictionary.knows(spelling)) return undefined
    return compoundsOf(spelling, dictionary)[0]
  }

  #keysOf({ modifier, head }: Compound, spelling: string): Parts {
    const key = searchWords(head, this.#locale)[0]?.key ?? head
    const transparent = TRANSPARENT[this.#locale] || !dictionaryOf(this.#locale).lists(spelling)
    const rankOfHead = transparent ? RANK.head : RANK.modifier
    const modifiers = modifierKeys(modifier, this.#locale)
    return {
      head: key,
      // A „konyharuha” is not a „ruha”.
      headRank: this.#tables.genericHeads.has(key) ? null : rankOfHead,
      modifiers,
      measured: isMeasure(head, this.#locale),
      written: [[key, head], ...modifiers.map((one): [string, string] => [one, modifier])],
    }
  }
}

/** An article number as one word: „KER-BOG-001” becomes „kerbog001”. */
export function codeKey(code: string): string {
  return wordsOf(foldAccents(code)).join("")
}

function raiseRank(ranks: Map<string, Rank>, key: string, rank: Rank): void {
  const before = ranks.get(key)
  if (before === undefined || rank < before) ranks.set(key, rank)
}
