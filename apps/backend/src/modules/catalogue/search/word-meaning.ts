import {
  type Compound,
  compoundsOf,
  foldAccents,
  isDerivedAdjective,
  isFormOfSameWord,
  isMeasure,
  isSizeOrShape,
  modifierKeys,
  nounsOfVerb,
  originKeys,
  searchKey,
  typedCompoundsOf,
  typingTolerance,
  withoutCase,
  withoutDiminutive,
  withoutVerbPrefix,
} from "@porteka/hungary"
import { type Dictionary, dictionaryOf } from "@porteka/hungary/dictionary"
import { LOCALES, type Locale, rulesByLanguage } from "@porteka/shop/languages"
import { RANK } from "./ranks.ts"
import type { SimilarTerm } from "./term-list.ts"
import type { Vocabulary } from "./vocabulary.ts"
import type { WordLists } from "./word-lists.ts"

/** The weight of each kind of match compared with the word itself. */
const QUALITY = { exact: 1, synonym: 0.85, origin: 0.8, prefix: 0.8, related: 0.5 } as const

/** The most similar kind is the first in the table. */
const RELATED_STEP = 0.01

/**
 * From this length on, a complete word of the language is not the beginning of another one: „ing” may become
 * „ingek”, but „toll” is complete.
 */
const SHORTEST_WHOLE = 3
const SHORTEST_PREFIX = 2
/** Words of another language up to this length may be typing errors in this one: "bor" for „bőr”. */
const SHORTEST_FOREIGN = 4
/** In Hungarian a short key stands for too many words; in English it is the singular. */
const SHORTEST_MISSPELT_KEY = rulesByLanguage({ hu: 5, en: 3 })
/** One letter typed on the key beside the right one, typed twice, or swapped with its neighbor. */
const SLIGHTEST_ERROR = 0.6

/** Whether two words are often written as a new one; "gingerbred" is a typing error, although "bred" is a word. */
export const WRITES_COMPOUNDS = rulesByLanguage({ hu: true, en: false })

/** Shorter words are similar to too many others. */
const SHORTEST_CLEAR = 4
/** What a word costs that names no product: a product's name with a missing letter is more likely than another word with a mistyped one. */
const NO_NAME = 0.5

/** Whether the forms of another language's words are words: Hungarian endings fit too many strings, as in "cokies". */
const FORMS_ARE_SURE = rulesByLanguage({ hu: false, en: true })

/** A word of a query: as typed, without accents, and its search key. */
export interface QueryWord {
  written: string
  folded: string
  key: string
}

/**
 * How well a word is understood: not at all, only in descriptions, as the beginning of a word, or completely.
 */
export const UNDERSTOOD = { not: 0, mentioned: 1, beginning: 2, whole: 3 } as const
export type Understood = (typeof UNDERSTOOD)[keyof typeof UNDERSTOOD]

/** How a key of a word matches: it may also mean the same (`sure`), and be the word itself (`own`). */
export interface KeyMatch {
  quality: number
  sure: boolean
  own: boolean
}

/** The keys that a word matches. */
export interface Meaning {
  understood: Understood
  keys: Map<string, KeyMatch>
  /** Whether it describes some product, besides being part of a maker's name. */
  isDescriptive: boolean
  /** A product has this name in its title. */
  isProduct: boolean
  /** It names products more often than it says what they are made of or look like. */
  isKind: boolean
  /** Some product is made of it. */
  isMaterial: boolean
}

/** Finds the keys of the vocabulary that a typed word matches. */
export class WordMeanings {
  readonly #locale: Locale
  readonly #listLocale: Locale
  readonly #vocabulary: Vocabulary
  readonly #lists: WordLists

  /** @param listLocale the language of the shop's page, in which a query most probably is */
  constructor(locale: Locale, listLocale: Locale, vocabulary: Vocabulary, lists: WordLists) {
    this.#locale = locale
    this.#listLocale = listLocale
    this.#vocabulary = vocabulary
    this.#lists = lists
  }

  /** @param joined keys of the word joined with its neighbors: „konyha ruha” also matches „konyharuha” */
  of({ written, folded, key }: QueryWord, joined: readonly string[] = []): Meaning {
    const isMeant = (one: string) => this.#isMeantBy(written, folded, one)
    const isListed = (one: string) => this.#isFormOf(written, folded, this.#lists.writtenAs(one))
    const { adjective, cases } = originKeys(folded, this.#locale)
    const origins = { adjective: adjective.filter(isMeant), cases: cases.filter(isMeant) }
    const bare = [searchKey(withoutCase(folded, this.#locale), this.#locale)].filter(isMeant)
    // „Bordás” is a maker's name, and not „bordó”.
    const isName = this.#vocabulary.has(key, RANK.maker) && !this.#vocabulary.isDescriptive(key)
    const whole = this.#ofKeys(
      [key].filter(isMeant),
      isName ? joined : [...joined, ...origins.adjective],
      isListed,
    )
    // „agyagból” in the description of a jug is no reason to leave out other jugs of „agyag”.
    if (whole.understood > UNDERSTOOD.mentioned) return whole
    // „falióra” ends in „óra” and not in „-ra”.
    const dictionary = dictionaryOf(this.#locale)
    const isCompound = typedCompoundsOf(written.toLowerCase(), dictionary).some(
      ({ head }) => dictionary.lists(head) || dictionary.accentless.lists(head),
    )
    const isWhole = isCompound || this.isOfOtherList(folded)
    const withoutEnding = this.#ofKeys(isWhole ? bare : [...bare, ...origins.cases])
    if (withoutEnding.understood >= whole.understood && withoutEnding.understood) return withoutEnding
    if (whole.understood) return whole
    const small = withoutDiminutive(folded, this.#locale)
    const larger = small === folded ? null : this.#ofKeys([searchKey(small, this.#locale)].filter(isMeant))
    if (larger?.isProduct) return larger
    const noun = this.#ofNounOfVerb(folded)
    if (noun) return noun
    const plain = withoutVerbPrefix(folded, this.#locale)
    if (plain !== folded && !dictionary.knows(folded)) return this.#ofKeys([searchKey(plain, this.#locale)])
    return this.#ofBeginning(folded)
  }

  /** „kávézós” asks for what is used with „kávé”. */
  #ofNounOfVerb(folded: string): Meaning | undefined {
    return nounsOfVerb(folded, this.#locale)
      .map((noun) => this.#word(noun))
      .filter(({ written, key }) => this.#isMeantBy(written, written, key))
      .map(({ key }) => this.#ofKeys([key]))
      .find(({ understood }) => understood > UNDERSTOOD.mentioned)
  }

  /** An "apron" is a word of the English shop, and not „apró” with an ending. */
  isOfOtherList(folded: string): boolean {
    return this.#locale !== this.#listLocale && dictionaryOf(this.#listLocale).lists(folded)
  }

  /**
   * Whether a key stands for this word, instead of being equal by chance: „rakéta” is not „rakó”, and the typing error
   * „palck” is no „pálca”. A word of the list's language is in another language only if it is written so: „vas” is no
   * "vase".
   */
  #isMeantBy(written: string, folded: string, key: string): boolean {
    const words = [...this.#vocabulary.writtenAs(key), ...this.#lists.writtenAs(key)]
    return !/^[a-z]+$/.test(key) || this.#isFormOf(written, folded, words)
  }

  /** Whether a word is a form of one of these; of none it may be any. */
  #isFormOf(written: string, folded: string, words: readonly string[]): boolean {
    if (words.length === 0) return true
    const own = dictionaryOf(this.#listLocale)
    const isReal =
      own.spells(written.toLowerCase()) || (/^[a-z]+$/i.test(written) && own.accentless.spells(folded))
    if (isReal && this.#locale !== this.#listLocale) return words.some((word) => foldAccents(word) === folded)
    return words.some((word) => isFormOfSameWord(isReal ? written : folded, word, this.#locale))
  }

  /**
   * The two parts of a compound that is in no table: „teásbögre” asks for a „bögre”, a „teás” one. The second
   * part must be a word of its own in the shop: a „kulcstartó” is not a „gyertyatartó”.
   */
  halvesOf({ written, folded }: QueryWord): { halves: [QueryWord, QueryWord]; exactOnly: boolean } | null {
    const dictionary = dictionaryOf(this.#locale)
    for (const compound of typedCompoundsOf(written.toLowerCase(), this.#withNames(dictionary))) {
      const head = this.#word(compound.head)
      // A „kávéskészlet” asks for the things in the set, and „papíráru” for all of paper; a "backpack" does not.
      const isCount = isMeasure(head.folded, this.#locale) || this.#lists.wares.has(head.key)
      const isSet = isCount && (WRITES_COMPOUNDS[this.#locale] || !dictionary.knows(folded))
      const exactOnly = !isSet && dictionary.knows(folded) && !this.#isKindOf(compound, head)
      if (!isSet && !this.#isWordOfItsOwn(head)) continue
      const modifier = this.#word(compound.modifier)
      const keys = modifierKeys(compound.modifier, this.#locale)
      const isRelated = keys.some((key) => this.#lists.related.has(key))
      // A „kerékpár” is no pair of what the shop only mentions.
      if (isSet && !isRelated && !keys.some((key) => this.#vocabulary.isDescriptive(key))) continue
      const known = isRelated || keys.some((key) => this.#vocabulary.has(key))
      // A "skateboard" is in the dictionary and is not a board; a "teacup" is a cup.
      if (known || !exactOnly) return { halves: [modifier, head], exactOnly }
    }
    return null
  }

  /** The words with a wider one before each „tartó” or "holder": „ékszertartó” for „gyűrűtartó”, "jewelry holder" for "ring holder". */
  widened(words: readonly string[]): string[] {
    const isGeneric = (word = "") => this.#lists.genericHeads.has(this.#word(word.toLowerCase()).key)
    const widerOf = (word: string) => this.#lists.wider.get(this.#word(word.toLowerCase()).key)
    return words.map((word, position) => {
      if (isGeneric(words[position + 1])) return widerOf(word) ?? word
      const compound = typedCompoundsOf(word.toLowerCase(), dictionaryOf(this.#locale)).find(
        ({ modifier, head }) => isGeneric(head) && widerOf(modifier),
      )
      return compound ? `${widerOf(compound.modifier)}${compound.head}` : word
    })
  }

  /**
   * Whether a compound in the dictionary is a kind of its second half: with an adjective before it („söröspohár”, „mélytányér”) or
   * what it is made of („üvegkancsó”). Two other nouns may mean something else: an „ágytál” is no „tál”. A „hátizsák” is
   * no „levendulazsák”, because „zsák” alone is no name in this shop.
   */
  #isKindOf({ modifier }: Compound, head: QueryWord): boolean {
    if (!WRITES_COMPOUNDS[this.#locale] || !this.#vocabulary.namesKind(head.key)) return false
    if (!this.#lists.synonyms.has(head.key) && !this.#vocabulary.isWholeWord(head.folded)) return false
    const isMaterial = this.#vocabulary.isDescriptive(searchKey(foldAccents(modifier), this.#locale))
    return isMaterial || isSizeOrShape(modifier) || isDerivedAdjective(modifier, dictionaryOf(this.#locale))
  }

  /** The dictionary with the products' names: „kenyérvágódeszka” is a „vágódeszka”, which is in no dictionary. */
  #withNames(dictionary: Dictionary): Dictionary {
    const { accentless } = dictionary
    return {
      ...dictionary,
      lists: (word) => dictionary.lists(word) || this.#vocabulary.isName(word),
      accentless: {
        ...accentless,
        lists: (word) => accentless.lists(word) || this.#vocabulary.isName(this.#vocabulary.spellingOf(word)),
      },
    }
  }

  /** The probable correction of a word; undefined if it is not a typing error. */
  correctionOf({ written, folded, key }: QueryWord): string | undefined {
    const most = this.#mostErrorsIn(written.toLowerCase(), folded)
    const isTooShort = this.#locale !== this.#listLocale && folded.length < SHORTEST_CLEAR
    if (!/^[a-z]+$/.test(folded) || most === 0 || isTooShort) return undefined
    // A „madáretető” is no form of „madár”.
    const isForm = most > SLIGHTEST_ERROR && key.length >= SHORTEST_MISSPELT_KEY[this.#locale]
    const tries = isForm ? [folded, key] : [folded]
    for (const word of tries) {
      const limit = Math.min(most, typingTolerance(word.length))
      const { spellings, endings } = this.#vocabulary
      const similar = [spellings, endings, this.#lists.spellings].flatMap((terms) =>
        terms.similarTo(word, limit),
      )
      const found = this.#likeliest(similar, word.length < SHORTEST_CLEAR ? limit : Number.POSITIVE_INFINITY)
      if (found !== undefined) return found
    }
    const [begun] = folded.length >= SHORTEST_WHOLE ? this.#lists.spellings.startingWith(folded) : []
    return begun && this.#lists.spellingOf(begun)
  }

  /**
   * The nearest of several words; the name of a product may be less similar than other words.
   * @param most only a name is near enough to a very short word
   */
  #likeliest(similar: readonly SimilarTerm[], most: number): string | undefined {
    const weighed = similar.flatMap(({ term, cost }) => {
      const { understood, isProduct } = this.#ofKeys([searchKey(term, this.#locale)])
      const listed = this.#lists.spellingOf(term)
      if (understood <= UNDERSTOOD.mentioned && listed === undefined) return []
      const isName = isProduct && !isMeasure(term, this.#locale)
      const meant = listed ?? this.#vocabulary.spellingOf(term)
      return [{ meant, cost: isName ? cost : cost + NO_NAME }].filter((one) => one.cost <= most)
    })
    return weighed.sort((a, b) => a.cost - b.cost)[0]?.meant
  }

  /** Whether this is the name of a product in some title, written as one word. */
  namesProduct(written: string): boolean {
    const { key } = this.#word(written)
    return this.#vocabulary.has(key, RANK.head) && this.#vocabulary.writtenAs(key).length > 0
  }

  /** Whether a meaningful word of a product starts with it. */
  isBeginning(folded: string): boolean {
    return this.#vocabulary.spellings.startingWith(folded).length > 0
  }

  /**
   * The highest cost of the typing errors that a word may contain: none if it is in a dictionary; only those of the
   * slightest kind if it could be a compound („kéjfestő”).
   */
  #mostErrorsIn(written: string, folded: string): number {
    const own = dictionaryOf(this.#listLocale)
    const isListed = LOCALES.some((locale) => {
      const dictionary = dictionaryOf(locale)
      if (locale === this.#listLocale) return dictionary.knows(folded)
      const isLong = folded.length >= SHORTEST_FOREIGN || locale === this.#locale
      return (
        isLong && (FORMS_ARE_SURE[locale] ? dictionary.knows(folded) : dictionary.accentless.lists(folded))
      )
    })
    if (isListed) return 0
    const isCompound =
      WRITES_COMPOUNDS[this.#listLocale] &&
      compoundsOf(written, own).some(({ modifier, head }) => own.knows(modifier) && own.lists(head))
    return isCompound ? SLIGHTEST_ERROR : Number.POSITIVE_INFINITY
  }

  /** @param isListed whether the word is the one of this key in the tables: „sütő” is no „süti” */
  #ofKeys(
    own: readonly string[],
    others: readonly string[] = [],
    isListed: (key: string) => boolean = () => true,
  ): Meaning {
    const keys: Meaning["keys"] = new Map()
    const add = (key: string, match: KeyMatch) => {
      if (!keys.has(key) && this.#vocabulary.has(key)) keys.set(key, match)
    }
    for (const key of own) add(key, { quality: QUALITY.exact, sure: true, own: true })
    for (const key of others) add(key, { quality: QUALITY.origin, sure: true, own: true })
    // A "pillowcase" is a "cushion cover", and at most similar to any "cover" unless the owner says so.
    const synonymsOf = (one: string) => this.#lists.synonyms.get(one) ?? []
    const isSame = (one: string, key: string) =>
      !this.#lists.genericHeads.has(key) || this.#lists.isOwnSynonym(one, key)
    const listed = own.filter(isListed)
    for (const one of listed)
      for (const key of synonymsOf(one))
        add(key, { quality: QUALITY.synonym, sure: isSame(one, key), own: false })
    for (const one of others)
      for (const key of synonymsOf(one).filter((key) => isSame(one, key)))
        add(key, { quality: QUALITY.synonym, sure: true, own: false })
    const related = [...listed, ...others, ...listed.flatMap(synonymsOf)].flatMap(
      (one) => this.#lists.related.get(one) ?? [],
    )
    for (const [place, key] of related.entries())
      add(key, { quality: QUALITY.related - place * RELATED_STEP, sure: false, own: false })
    return this.#meaning(keys, UNDERSTOOD.whole)
  }

  #ofBeginning(folded: string): Meaning {
    return this.#ofSpellings(this.#isComplete(folded) ? [] : this.#begunBy(folded))
  }

  /** All words that begin so, although it may be a word itself; those of another language begin exactly so: „öv” begins no "oven". */
  ofUnfinished({ written, folded }: QueryWord): Meaning {
    const isOwn = this.#locale === this.#listLocale
    const listed = folded.length < SHORTEST_PREFIX ? [] : this.#lists.spellings.startingWith(folded)
    const spellingOf = (one: string) => this.#lists.spellingOf(one) ?? this.#vocabulary.spellingOf(one)
    const isMeant = (one: string) =>
      isOwn || (folded.length >= SHORTEST_WHOLE && spellingOf(one).startsWith(written.toLowerCase()))
    return this.#ofSpellings([...this.#begunBy(folded), ...listed].filter(isMeant))
  }

  #begunBy(folded: string): string[] {
    if (folded.length < SHORTEST_PREFIX) return []
    const { spellings, endings } = this.#vocabulary
    return [...spellings.startingWith(folded), ...endings.startingWith(folded)]
  }

  #ofSpellings(spellings: readonly string[]): Meaning {
    const keys: Meaning["keys"] = new Map()
    for (const spelling of spellings) {
      const key = searchKey(spelling, this.#locale)
      for (const one of [key, ...(this.#lists.synonyms.get(key) ?? [])]) {
        if (this.#vocabulary.has(one))
          keys.set(one, { quality: QUALITY.prefix, sure: true, own: one === key })
      }
    }
    return this.#meaning(keys, UNDERSTOOD.beginning)
  }

  /** „sál” is no beginning of "salad", and „ló” none of „lombos”. */
  #isComplete(folded: string): boolean {
    if (folded.length < SHORTEST_WHOLE) return dictionaryOf(this.#listLocale).accentless.lists(folded)
    return [this.#locale, this.#listLocale].some((locale) => dictionaryOf(locale).knows(folded))
  }

  #meaning(keys: Meaning["keys"], understood: Understood): Meaning {
    const isMore = [...keys].some(([key, { sure }]) => !sure || this.#vocabulary.has(key, RANK.modifier))
    const known = isMore ? understood : UNDERSTOOD.mentioned
    return {
      understood: keys.size > 0 ? known : UNDERSTOOD.not,
      keys,
      isDescriptive: [...keys].some(([key, { sure }]) => sure && this.#vocabulary.isDescriptive(key)),
      isProduct: [...keys].some(([key, { sure }]) => sure && this.#vocabulary.has(key, RANK.head)),
      isKind: this.#isKind(keys),
      isMaterial: [...keys].some(([key, { sure }]) => sure && this.#vocabulary.isMaterial(key)),
    }
  }

  /** „vászon” describes products itself, so that its synonym „méteráru” does not count; „abrosz” is only a synonym of „terítő”. */
  #isKind(keys: Meaning["keys"]): boolean {
    const sure = [...keys].filter(([, match]) => match.sure)
    const own = sure.filter(([key, match]) => match.own && this.#vocabulary.isDescriptive(key))
    return (own.length > 0 ? own : sure).some(([key]) => this.#vocabulary.namesKind(key))
  }

  #isWordOfItsOwn({ key }: QueryWord): boolean {
    if (this.#lists.genericHeads.has(key) || isMeasure(key, this.#locale)) return false
    const keys = [...this.#ofKeys([key]).keys]
    if (this.#lists.synonyms.has(key)) return keys.some(([, { sure }]) => sure)
    return this.#vocabulary.isDescriptive(key) && this.#begunBy(key).length > 0
  }

  #word(written: string): QueryWord {
    const folded = foldAccents(written)
    return { written, folded, key: searchKey(folded, this.#locale) }
  }
}
