import {
  foldAccents,
  headPosition,
  isCircumstance,
  isSearchStopWord,
  originKeys,
  searchKey,
  wordsOf,
} from "@porteka/hungary"
import type { Locale } from "@porteka/shop/languages"
import type { OccasionGoods, WordLists } from "./word-lists.ts"
import { type Meaning, type QueryWord, UNDERSTOOD, type WordMeanings } from "./word-meaning.ts"
import { codeKey } from "./word-ranks.ts"

/** More words than a shopper types; the rest of a pasted text is left out. */
const MAX_QUERY_WORDS = 8
/** Units and small numbers narrow nothing where no product has them. */
const AMOUNT = /^(?:\d{1,2}|db|darab|dl|ml|cl|l|cm|mm|g|kg|gramm|liter|meter|pcs|piece)$/
/** „30. születésnap”, "gift for 5 year old": how old somebody is says nothing of the goods. */
const AGE = /^(?:\d{1,3}(?:st|nd|rd|th|dik)?|ev|eves|evesnek|year|years|old|age)$/

/** One word of a query with what it stands for. */
export interface ReadWord extends QueryWord {
  meaning: Meaning
  /** Products need it, or else they are only like what was asked for. */
  required: boolean
  /** Where it says what is wanted: goods that lack another word are not even similar. */
  exactOnly: boolean
}

/** What the shop understands of a query in one language. */
export interface QueryReading {
  words: ReadWord[]
  /** Index of the word that says what is wanted; -1 where none does. */
  head: number
  occasions: OccasionGoods[]
  /** There are words, and all of them hold for everything the shop sells. */
  all: boolean
  /** Required words that mean nothing here. */
  lost: QueryWord[]
  /** The least that is understood of any required word. */
  understood: number
}

/** Reads what a query asks for: goods, what they are like, and for whom or for which day. */
export class QueryReader {
  readonly #locale: Locale
  readonly #meanings: WordMeanings
  readonly #lists: WordLists

  constructor(locale: Locale, meanings: WordMeanings, lists: WordLists) {
    this.#locale = locale
    this.#meanings = meanings
    this.#lists = lists
  }

  read(query: string): QueryReading {
    const { rest, occasions } = this.#takeOccasions(this.#wordsOf(query))
    const queryWords = rest.filter((word) => !isSearchStopWord(word, this.#locale)).slice(0, MAX_QUERY_WORDS)
    const typed = queryWords.map((word) => this.#word(word))
    const read = typed.flatMap((word, position) => this.#readWord(word, this.#joined(typed, position)))
    const words = occasions.length > 0 ? this.#besideOccasion(read) : read
    const required = words.filter((word) => word.required)
    const onlyWide =
      required.length === 0 && occasions.length === 0 && words.some((word) => this.#isShopWide(word))
    const lost = required.filter(({ meaning }) => meaning.understood === UNDERSTOOD.not)
    return {
      words,
      head: this.#headOf(rest, words),
      occasions,
      all: onlyWide,
      lost,
      understood: Math.min(UNDERSTOOD.whole, ...required.map(({ meaning }) => meaning.understood)),
    }
  }

  /** A stock keeping unit is one word, „kék-fehér” two. */
  #wordsOf(query: string): string[] {
    return query.split(/\s+/).flatMap((part) => {
      const code = part.includes("-") ? codeKey(part) : ""
      return code && this.#meanings.isBeginning(code) ? [code] : wordsOf(part)
    })
  }

  #takeOccasions(words: readonly string[]): { rest: string[]; occasions: OccasionGoods[] } {
    const folded = words.map(foldAccents)
    const rest: string[] = []
    const occasions: OccasionGoods[] = []
    for (let position = 0; position < words.length; ) {
      const found = this.#lists.occasionAt(folded.slice(position))
      if (found) occasions.push(found.goods)
      else rest.push(words[position] as string)
      position += found?.length ?? 1
    }
    return { rest, occasions }
  }

  /** „húsvéti dekoráció” asks for what fits Easter, „30. születésnap” for what fits a birthday. */
  #besideOccasion(words: readonly ReadWord[]): ReadWord[] {
    const noAge = words.map((word) => (AGE.test(word.folded) ? { ...word, required: false } : word))
    const onlyDecoration = noAge.every(({ required, key }) => !required || this.#lists.decorative.has(key))
    return onlyDecoration ? noAge.map((word) => ({ ...word, required: false })) : noAge
  }

  #readWord(word: QueryWord, joined: readonly string[]): ReadWord[] {
    const meaning = this.#meanings.of(word, joined)
    const isKnown = meaning.understood >= UNDERSTOOD.beginning || this.#isShopWide(word)
    const compound = isKnown ? null : this.#meanings.halvesOf(word)
    if (!compound) return [{ ...word, meaning, required: this.#isRequired(word, meaning), exactOnly: false }]
    const { halves, exactOnly } = compound
    return halves.map((half) => {
      const meaningOfHalf = this.#meanings.of(half)
      return { ...half, meaning: meaningOfHalf, required: !this.#isShopWide(half), exactOnly }
    })
  }

  /** „kék bögre fiamnak”: for whom it is says nothing of the goods. */
  #isRequired(word: QueryWord, { understood }: Meaning): boolean {
    if (this.#isShopWide(word)) return false
    return (
      understood !== UNDERSTOOD.not ||
      !(AMOUNT.test(word.folded) || isCircumstance(word.folded, this.#locale))
    )
  }

  #isShopWide({ folded, key }: QueryWord): boolean {
    const keys = [key, ...originKeys(folded, this.#locale).cases]
    return keys.some((one) => this.#lists.shopWide.has(one))
  }

  /** The last kind of goods that is named before „…nak”, "for …"; else the last word of that part. */
  #headOf(all: readonly string[], words: readonly ReadWord[]): number {
    const last = headPosition(all, this.#locale)
    const named = new Set(all.slice(0, last + 1).map(foldAccents))
    const candidates = words.map((word, index) => ({ ...word, index })).filter(({ required }) => required)
    const before = candidates.filter(
      ({ folded }) => named.has(folded) || !all.some((one) => foldAccents(one) === folded),
    )
    const product =
      before.findLast(({ meaning }) => meaning.isProduct) ??
      candidates.findLast(({ meaning }) => meaning.isProduct)
    return (product ?? before.at(-1) ?? candidates.at(-1))?.index ?? -1
  }

  /** The word written together with the one before and the one after it. */
  #joined(words: readonly QueryWord[], position: number): string[] {
    const [before, word, after] = [words[position - 1], words[position], words[position + 1]]
    const pairs = [before && word && before.folded + word.folded, word && after && word.folded + after.folded]
    return pairs.filter((pair) => pair !== undefined).map((pair) => searchKey(pair, this.#locale))
  }

  #word(written: string): QueryWord {
    const folded = foldAccents(written)
    return { written, folded, key: searchKey(folded, this.#locale) }
  }
}
