import {
  foldAccents,
  headPosition,
  isCircumstance,
  isSearchStopWord,
  nounsOfAdjective,
  originKeys,
  searchKey,
  withoutCase,
  withoutDiminutive,
  wordsOf,
} from "@porteka/hungary"
import type { Locale } from "@porteka/shop/languages"
import { type AskedProperty, extractProperties } from "./care-properties.ts"
import { takeRefused } from "./denied-words.ts"
import { volumeKey, withPlainSizes } from "./size-words.ts"
import type { OccasionProducts, WordLists } from "./word-lists.ts"
import {
  type Meaning,
  type QueryWord,
  UNDERSTOOD,
  type WordMeanings,
  WRITES_COMPOUNDS,
} from "./word-meaning.ts"
import { codeKey } from "./word-ranks.ts"

/** Maximum number of words; the rest of a pasted text is ignored. */
const MAX_QUERY_WORDS = 8
/** Units and small numbers are ignored if no product contains them. */
const AMOUNT =
  /^(?:\d{1,2}|\d[\d.,]*(?:[mcd]l|deci|l|liter|litre)|db|darab|dl|ml|cl|l|cm|mm|g|kg|gramm|liter|meter|pcs|piece)$/
/** „2 db bögre” asks for two, and not for a set of two. */
const PIECES = /^(?:db|darab|pcs|pieces?)$/
/** „30. születésnap”, "gift for 5 year old": an age says nothing about products. */
const AGE = /^(?:\d{1,3}(?:st|nd|rd|th|dik)?|ev|eves|evesnek|kortol|koru|year|years|old|age)$/

/** One word of a query with its meaning. */
export interface ReadWord extends QueryWord {
  meaning: Meaning
  /** Required: products without it are only similar. */
  required: boolean
  /**
   * The position of the word that names the product: products that lack another word are not even similar.
   */
  exactOnly: boolean
  /** A property that the product's text must contain; it is no kind of product. */
  isProperty: boolean
  /** One half of a compound that no product has. */
  isHalf: boolean
}

const PLAIN = { exactOnly: false, isProperty: false, isHalf: false }

/** A query as understood in one language. */
export interface QueryReading {
  words: ReadWord[]
  /** Index of the word that names the product; -1 if there is none. */
  head: number
  occasions: OccasionProducts[]
  /** Words that products must not have in their title. */
  refused: ReadWord[]
  /** No word restricts anything: all products match. */
  all: boolean
  /** The words, as typed, that are not searched for. */
  leftOut: string[]
  /** Required words that are unknown here. */
  lost: QueryWord[]
  /** The worst understanding of any required word. */
  understood: number
}

/** Parses a query: the product, its attributes, and its recipient or occasion. */
export class QueryReader {
  readonly #locale: Locale
  readonly #meanings: WordMeanings
  readonly #lists: WordLists

  constructor(locale: Locale, meanings: WordMeanings, lists: WordLists) {
    this.#locale = locale
    this.#meanings = meanings
    this.#lists = lists
  }

  /** @param typing the last word is the beginning of one */
  read(query: string, typing = false): QueryReading {
    const taken = extractProperties(withPlainSizes(query, this.#locale), this.#locale)
    const { rest: wanted, refused } = takeRefused(this.#wordsOf(taken.rest), this.#locale, (word) =>
      this.#isFiller(word),
    )
    const { rest, occasions } = this.#takeOccasions(wanted)
    const kept = rest.filter((word, position) => !isSearchStopWord(word, this.#locale, rest[position + 1]))
    const typed = this.#withCompounds(kept)
      .slice(0, MAX_QUERY_WORDS)
      .map((word) => this.#word(word))
    const perWord = typed.map((word, position) =>
      typing && position === typed.length - 1
        ? [{ ...word, ...PLAIN, meaning: this.#meanings.ofUnfinished(word), required: true }]
        : this.#readWord(word, this.#joined(typed, position)).map((read) =>
            isOfPieces(typed, position) ? { ...read, required: false } : read,
          ),
    )
    const properties = taken.properties.map((property) => this.#readProperty(property))
    const all = [...perWord.flat(), ...properties]
    const recipients = this.#recipientsOfGift(all, wanted, occasions.length > 0)
    const read = all.map((word) => (recipients.has(word) ? { ...word, required: false } : word))
    const words = occasions.length > 0 ? this.#besideOccasion(read) : read
    const required = words.filter((word) => word.required)
    const onlyWide =
      required.length === 0 && occasions.length === 0 && words.some((word) => this.#isShopWide(word))
    // „tlipánnal” alone is no recipient, but mistyped.
    const asked = required.length === 0 && occasions.length === 0 && !onlyWide ? words : required
    const lost = asked.filter(
      ({ folded, meaning }) => meaning.understood === UNDERSTOOD.not && !AMOUNT.test(folded),
    )
    return {
      words,
      head: this.#headOf(rest, words),
      occasions,
      refused: refused.flatMap((word) => this.#readWord(this.#word(word), [])),
      all: onlyWide,
      leftOut: [
        ...typed
          .filter((word, position) => {
            const parts = perWord[position] ?? []
            return parts.some((part) => recipients.has(part)) || this.#isLeftOut(word, parts)
          })
          .map(({ written }) => written),
        ...kept.slice(MAX_QUERY_WORDS),
      ],
      lost,
      understood: Math.min(UNDERSTOOD.whole, ...required.map(({ meaning }) => meaning.understood)),
    }
  }

  /** An article number is one word, „kék-fehér” two. */
  #wordsOf(query: string): string[] {
    return query.split(/\s+/).flatMap((part) => {
      const code = part.includes("-") ? codeKey(part) : ""
      if (code && this.#meanings.isBeginning(code)) return [code]
      return volumeKey(part) === undefined ? wordsOf(part) : [part]
    })
  }

  /**
   * A "table cloth" is a "tablecloth": "cloth" alone says too little, and the shop has the compound. So is a „fűszeres tartó” a
   * „fűszertartó”, and a „levendulás zsákocska” a „levendulazsák”.
   */
  #withCompounds(words: readonly string[]): string[] {
    const joined: string[] = []
    for (const word of words) {
      const before = joined.at(-1) ?? ""
      const folded = foldAccents(word)
      const plain = withoutDiminutive(folded, this.#locale)
      const { key } = this.#word(plain)
      const isGeneric = this.#lists.genericHeads.has(key)
      const compound = isGeneric && this.#compoundOf(before, plain === folded ? word : key)
      if (compound) joined.splice(-1, 1, compound)
      else joined.push(word)
    }
    return joined
  }

  #compoundOf(first: string, second: string): string | undefined {
    if (this.#meanings.namesProduct(first + second)) return first + second
    const nouns = WRITES_COMPOUNDS[this.#locale] ? nounsOfAdjective(first) : []
    return nouns
      .map((noun) => noun + second)
      .find((compound) => this.#lists.writtenAs(this.#word(compound).key).length > 0)
  }

  #takeOccasions(words: readonly string[]): { rest: string[]; occasions: OccasionProducts[] } {
    const folded = words.map(foldAccents)
    const rest: string[] = []
    const occasions: OccasionProducts[] = []
    for (let position = 0; position < words.length; ) {
      const found = this.#lists.occasionAt(folded.slice(position))
      if (found) occasions.push(found.products)
      else rest.push(words[position] as string)
      position += found?.length ?? 1
    }
    return { rest, occasions }
  }

  /** „húsvéti dekoráció” asks for products for Easter, „30. születésnap” for a birthday. */
  #besideOccasion(words: readonly ReadWord[]): ReadWord[] {
    const noAge = words.map((word) => (AGE.test(word.folded) ? { ...word, required: false } : word))
    const onlyDecoration = noAge.every(({ required, key }) => !required || this.#lists.decorative.has(key))
    return onlyDecoration ? noAge.map((word) => ({ ...word, required: false })) : noAge
  }

  /**
   * Who asks for a gift says for whom: unknown words after "for", or beside an occasion or a recipient, name no product.
   */
  #recipientsOfGift(words: ReadWord[], typed: readonly string[], isOccasion: boolean): Set<ReadWord> {
    const isGift = words.some((word) => this.#isIn(word, this.#lists.gifts))
    if (!isGift || words.some(({ meaning }) => meaning.isProduct)) return new Set()
    const after = new Set(typed.slice(headPosition(typed, this.#locale) + 1).map(foldAccents))
    const isRecipient = ({ folded, meaning }: ReadWord) =>
      meaning.understood === UNDERSTOOD.not && (isOccasion || after.has(folded))
    return new Set(words.filter(isRecipient))
  }

  #readWord(word: QueryWord, joined: readonly string[]): ReadWord[] {
    const meaning = this.#meanings.of(word, joined)
    const isKnown = meaning.understood >= UNDERSTOOD.beginning || this.#isShopWide(word)
    const compound = isKnown ? null : this.#meanings.halvesOf(word)
    if (!compound) return [{ ...word, ...PLAIN, meaning, required: this.#isRequired(word, meaning) }]
    const { halves, exactOnly } = compound
    return halves.map((half) => {
      const meaningOfHalf = this.#meanings.of(half)
      const required = !this.#isShopWide(half)
      return { ...half, ...PLAIN, meaning: meaningOfHalf, required, exactOnly, isHalf: true }
    })
  }

  #readProperty({ key, written }: AskedProperty): ReadWord {
    const word = { written, folded: key, key }
    return { ...word, ...PLAIN, meaning: this.#meanings.of(word), required: true, isProperty: true }
  }

  /** A word that is true of everything is not missing from the search. */
  #isLeftOut(word: QueryWord, read: readonly ReadWord[]): boolean {
    if (read.some(({ required }) => required)) return false
    return !this.#isShopWide(word) || this.#isIn(word, this.#lists.vague)
  }

  /** „kék bögre fiamnak”: the recipient says nothing about the product. */
  #isRequired(word: QueryWord, { understood }: Meaning): boolean {
    if (this.#isShopWide(word)) return false
    return (
      understood !== UNDERSTOOD.not ||
      !(AMOUNT.test(word.folded) || isCircumstance(word.folded, this.#locale))
    )
  }

  #isFiller(word: string): boolean {
    return isSearchStopWord(word, this.#locale) || this.#isShopWide(this.#word(word))
  }

  #isShopWide(word: QueryWord): boolean {
    return this.#isIn(word, this.#lists.shopWide)
  }

  #isIn({ folded, key }: QueryWord, words: ReadonlySet<string>): boolean {
    if (this.#meanings.isOfOtherList(folded)) return words.has(key)
    const bare = searchKey(withoutCase(folded, this.#locale), this.#locale)
    return [key, bare, ...originKeys(folded, this.#locale).cases].some((one) => words.has(one))
  }

  /** The last product name before „…nak”, "for …"; otherwise the last word of that part. */
  #headOf(all: readonly string[], words: readonly ReadWord[]): number {
    const last = headPosition(all, this.#locale)
    const named = new Set(all.slice(0, last + 1).map(foldAccents))
    const required = words.map((word, index) => ({ ...word, index })).filter((word) => word.required)
    const things = required.filter(({ isProperty }) => !isProperty)
    const candidates = things.length > 0 ? things : required
    const before = candidates.filter(
      ({ folded }) => named.has(folded) || !all.some((one) => foldAccents(one) === folded),
    )
    const ending = before.at(-1)
    // A „pohár tartó” is no „pohár”.
    if (
      ending &&
      this.#lists.genericHeads.has(ending.key) &&
      ending.meaning.understood <= UNDERSTOOD.mentioned
    )
      return ending.index
    // A "card gingerbread" is no card.
    const namesProduct = (word: (typeof candidates)[number]) =>
      word.meaning.isProduct && (word === ending || !this.#lists.genericHeads.has(word.key))
    // A „terítő vászon” is a „terítő” of such cloth; a "honey jar" is a jar.
    const namesKind = (word: (typeof candidates)[number]) =>
      WRITES_COMPOUNDS[this.#locale] && namesProduct(word) && word.meaning.isKind
    // A "tea towel linen" is a towel.
    const namesThing = (word: (typeof candidates)[number]) => namesProduct(word) && !word.meaning.isMaterial
    const product =
      before.findLast(namesKind) ??
      before.findLast(namesThing) ??
      before.findLast(namesProduct) ??
      candidates.findLast(namesProduct)
    // A „cipő kék” is a „cipő”, although the shop has none, and not whatever is blue.
    const barelyKnown = before.findLast(({ meaning }) => meaning.understood <= UNDERSTOOD.mentioned)
    return (product ?? barelyKnown ?? ending ?? candidates.at(-1))?.index ?? -1
  }

  /** The word joined with the previous and the next one. */
  #joined(words: readonly QueryWord[], position: number): string[] {
    return [position, position + 1].flatMap((end) => {
      const [first, second] = [words[end - 1], words[end]]
      if (!first || !second) return []
      const key = searchKey(first.folded + second.folded, this.#locale)
      // In „vázakék” the color would be cut off as an ending.
      return key.endsWith(second.key) ? key : []
    })
  }

  #word(written: string): QueryWord {
    const folded = foldAccents(written)
    return { written, folded, key: volumeKey(folded) ?? searchKey(folded, this.#locale) }
  }
}

/** The number in „2 db”, or its „db”. */
function isOfPieces(words: readonly QueryWord[], position: number): boolean {
  const isAt = (number: number) =>
    /^\d+$/.test(words[number]?.folded ?? "") && PIECES.test(words[number + 1]?.folded ?? "")
  return isAt(position) || isAt(position - 1)
}
