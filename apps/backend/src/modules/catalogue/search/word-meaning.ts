import {
  compoundsOf,
  foldAccents,
  isMeasure,
  modifierKeys,
  originKeys,
  searchKey,
  withoutCase,
  withoutDiminutive,
} from "@porteka/hungary"
import { dictionaryOf } from "@porteka/hungary/dictionary"
import { LOCALES, type Locale } from "@porteka/shop/languages"
import { RANK } from "./ranks.ts"
import type { Vocabulary } from "./vocabulary.ts"
import type { WordLists } from "./word-lists.ts"

/** How much a way of matching counts against the word itself. */
const QUALITY = { exact: 1, synonym: 0.85, origin: 0.8, prefix: 0.8, related: 0.5 } as const

/** From this length on a whole word of the language is no beginning of another: „ing” may become „ingek”, but „toll” is one. */
const SHORTEST_WHOLE = 3
const SHORTEST_PREFIX = 2
/** Words of another language as short as this may well be slips in this one: "bor" for „bőr”. */
const SHORTEST_FOREIGN = 4
const SHORTEST_MISSPELT_KEY = 5

/** A word of a query: as it was typed, folded, and its search key. */
export interface QueryWord {
  written: string
  folded: string
  key: string
}

/** How well a word is understood: not at all, as one that is only said of goods, as the beginning of one, or whole. */
export const UNDERSTOOD = { not: 0, mentioned: 1, beginning: 2, whole: 3 } as const
export type Understood = (typeof UNDERSTOOD)[keyof typeof UNDERSTOOD]

/** The keys a word stands for. */
export interface Meaning {
  understood: Understood
  keys: Map<string, { quality: number; sure: boolean }>
  /** Some product is one, by its title. */
  isProduct: boolean
}

/** Finds out which keys of the vocabulary a typed word stands for. */
export class WordMeanings {
  readonly #locale: Locale
  readonly #vocabulary: Vocabulary
  readonly #lists: WordLists

  constructor(locale: Locale, vocabulary: Vocabulary, lists: WordLists) {
    this.#locale = locale
    this.#vocabulary = vocabulary
    this.#lists = lists
  }

  /** @param joined keys of the word written together with its neighbours: „konyha ruha” also asks for „konyharuha” */
  of({ written, folded, key }: QueryWord, joined: readonly string[] = []): Meaning {
    const origins = originKeys(folded, this.#locale)
    const bare = searchKey(withoutCase(folded, this.#locale), this.#locale)
    const whole = this.#ofKeys([key], [...joined, ...origins.adjective])
    // „agyagból” in a sentence about a jug is no reason to leave out the jugs of „agyag”.
    if (whole.understood > UNDERSTOOD.mentioned) return whole
    // „falióra” ends in „óra” and not in „-ra”.
    const dictionary = dictionaryOf(this.#locale)
    const isCompound = compoundsOf(written.toLowerCase(), dictionary).some(({ head }) =>
      dictionary.lists(head),
    )
    const withoutEnding = this.#ofKeys(isCompound ? [bare] : [bare, ...origins.cases])
    if (withoutEnding.understood >= whole.understood && withoutEnding.understood) return withoutEnding
    if (whole.understood) return whole
    const small = withoutDiminutive(folded, this.#locale)
    const larger = small === folded ? null : this.#ofKeys([searchKey(small, this.#locale)])
    if (larger?.isProduct) return larger
    return this.#ofBeginning(folded)
  }

  /**
   * The two words a compound nobody has written down is made of: „teásbögre” asks for a „bögre”, a „teás” one. Only
   * what the shop has as a word of its own can be the second: a „kulcstartó” is no „gyertyatartó”.
   */
  halvesOf({ written, folded }: QueryWord): { halves: [QueryWord, QueryWord]; exactOnly: boolean } | null {
    const dictionary = dictionaryOf(this.#locale)
    for (const compound of compoundsOf(written.toLowerCase(), dictionary)) {
      const head = this.#word(compound.head)
      const exactOnly = dictionary.knows(folded)
      // A „kávéskészlet” asks for what it is a set of; a "backpack" does not.
      const isSet = !exactOnly && isMeasure(head.folded, this.#locale)
      if (!isSet && !this.#isWordOfItsOwn(head)) continue
      const modifier = this.#word(compound.modifier)
      const known = modifierKeys(compound.modifier, this.#locale).some(
        (key) => this.#vocabulary.has(key) || this.#lists.related.has(key),
      )
      // A "skateboard" stands in the dictionary and has nothing to do with boards; a "teacup" does.
      if (known || !exactOnly) return { halves: [modifier, head], exactOnly }
    }
    return null
  }

  /** The word that was probably meant, as it is written; undefined for one that is no slip. */
  correctionOf({ folded, key }: QueryWord): string | undefined {
    if (!/^[a-z]+$/.test(folded) || this.#isRealWord(folded)) return undefined
    const tries = key.length >= SHORTEST_MISSPELT_KEY ? [folded, key] : [folded]
    for (const word of tries) {
      const own = this.#vocabulary.spellings.similarTo(word)
      const meant = own.find((spelling) => this.#vocabulary.isTelling(searchKey(spelling, this.#locale)))
      if (meant) return this.#vocabulary.spellingOf(meant)
      const [listed] = this.#lists.spellings.similarTo(word)
      if (listed) return this.#lists.spellingOf(listed)
    }
    const [begun] = folded.length >= SHORTEST_WHOLE ? this.#lists.spellings.startingWith(folded) : []
    return begun && this.#lists.spellingOf(begun)
  }

  /** Whether some telling word of a product begins so. */
  isBeginning(folded: string): boolean {
    return this.#vocabulary.spellings.startingWith(folded).length > 0
  }

  #isRealWord(folded: string): boolean {
    return LOCALES.some(
      (locale) =>
        (locale === this.#locale || folded.length >= SHORTEST_FOREIGN) && dictionaryOf(locale).knows(folded),
    )
  }

  #ofKeys(own: readonly string[], others: readonly string[] = []): Meaning {
    const keys: Meaning["keys"] = new Map()
    const note = (key: string, quality: number, sure: boolean) => {
      if (!keys.has(key) && this.#vocabulary.has(key)) keys.set(key, { quality, sure })
    }
    for (const key of own) note(key, QUALITY.exact, true)
    for (const key of others) note(key, QUALITY.origin, true)
    const all = [...own, ...others]
    for (const key of all.flatMap((one) => this.#lists.synonyms.get(one) ?? []))
      note(key, QUALITY.synonym, true)
    for (const key of all.flatMap((one) => this.#lists.related.get(one) ?? []))
      note(key, QUALITY.related, false)
    return this.#meaning(keys, UNDERSTOOD.whole)
  }

  #ofBeginning(folded: string): Meaning {
    const keys: Meaning["keys"] = new Map()
    const isWhole = folded.length >= SHORTEST_WHOLE && dictionaryOf(this.#locale).knows(folded)
    const spellings =
      isWhole || folded.length < SHORTEST_PREFIX ? [] : this.#vocabulary.spellings.startingWith(folded)
    for (const spelling of spellings) {
      const key = searchKey(spelling, this.#locale)
      for (const one of [key, ...(this.#lists.synonyms.get(key) ?? [])]) {
        if (this.#vocabulary.has(one)) keys.set(one, { quality: QUALITY.prefix, sure: true })
      }
    }
    return this.#meaning(keys, UNDERSTOOD.beginning)
  }

  #meaning(keys: Meaning["keys"], understood: Understood): Meaning {
    const isMore = [...keys].some(([key, { sure }]) => !sure || this.#vocabulary.has(key, RANK.modifier))
    const known = isMore ? understood : UNDERSTOOD.mentioned
    return {
      understood: keys.size > 0 ? known : UNDERSTOOD.not,
      keys,
      isProduct: [...keys].some(([key, { sure }]) => sure && this.#vocabulary.has(key, RANK.head)),
    }
  }

  #isWordOfItsOwn({ key }: QueryWord): boolean {
    if (this.#lists.genericHeads.has(key) || isMeasure(key, this.#locale)) return false
    const keys = [...this.#ofKeys([key]).keys]
    if (this.#lists.synonyms.has(key)) return keys.some(([, { sure }]) => sure)
    return this.#vocabulary.isTelling(key) && this.isBeginning(key)
  }

  #word(written: string): QueryWord {
    const folded = foldAccents(written)
    return { written, folded, key: searchKey(folded, this.#locale) }
  }
}
