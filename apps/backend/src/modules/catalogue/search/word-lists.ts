import { foldAccents, searchKey, searchWords, wordsOf } from "@porteka/hungary"
import { type Locale, rulesByLanguage } from "@porteka/shop/languages"
import { OCCASIONS } from "./occasions/occasions.ts"
import type { OwnWords } from "./own-words.ts"
import { RELATED_WORDS, WIDER_WORDS } from "./related-words.ts"
import {
  DECORATIVE_WORDS,
  GENERIC_HEADS,
  GIFT_WORDS,
  SHOP_WIDE_WORDS,
  VAGUE_WORDS,
  WARES,
} from "./shop-wide-words.ts"
import { SYNONYMS } from "./synonyms.ts"
import { TermList } from "./term-list.ts"

/** The names of an occasion's products as keys, the best first: all words of one must be in a title. */
export type OccasionProducts = readonly (readonly string[])[]

/** Too many words begin with the same two letters. */
const SHORTEST_FORM = 3

/** The word tables of a language, by search keys. */
export class WordLists {
  readonly shopWide: ReadonlySet<string>
  /** Those of the shop-wide words that are worth telling. */
  readonly vague: ReadonlySet<string>
  readonly gifts: ReadonlySet<string>
  readonly genericHeads: ReadonlySet<string>
  readonly wares: ReadonlySet<string>
  readonly decorative: ReadonlySet<string>
  #synonyms: ReadonlyMap<string, string[]>
  #ownSynonyms: ReadonlyMap<string, string[]> = new Map()
  readonly related: ReadonlyMap<string, string[]>
  /** The wider word of a key: „ékszer” of „gyűrű”. */
  readonly wider: ReadonlyMap<string, string>
  #spellings = new TermList()
  readonly #spellingOf = new Map<string, string>()
  /** By key. */
  readonly #writtenAs = new Map<string, string[]>()
  readonly #locale: Locale
  /** By the first word of a name. */
  readonly #occasions = new Map<string, { name: string[]; products: OccasionProducts }[]>()

  constructor(locale: Locale) {
    this.#locale = locale
    const keysOf = (text: string) => this.#keysOf(text)
    this.vague = new Set(keysOf(VAGUE_WORDS[locale]))
    this.shopWide = new Set([...keysOf(SHOP_WIDE_WORDS[locale]), ...this.vague])
    this.gifts = new Set(keysOf(GIFT_WORDS[locale]))
    this.genericHeads = new Set(keysOf(GENERIC_HEADS[locale]))
    this.wares = new Set(keysOf(WARES[locale]))
    this.decorative = new Set(keysOf(DECORATIVE_WORDS[locale]))
    this.#synonyms = synonymKeys(SYNONYMS[locale], keysOf)
    this.related = new Map(
      Object.entries(RELATED_WORDS[locale]).map(([word, others]) => [
        searchKey(foldAccents(word), locale),
        others.flatMap(keysOf),
      ]),
    )
    this.wider = new Map(
      Object.entries(WIDER_WORDS[locale]).flatMap(([wide, others]) =>
        others.flatMap(keysOf).map((key): [string, string] => [key, wide]),
      ),
    )
    for (const { names, products } of OCCASIONS[locale]) {
      const keys = products.map(keysOf)
      for (const text of names) {
        const name = wordsOf(foldAccents(text))
        this.#addOccasion(name, keys)
        if (name.length > 1) this.#addOccasion([name.join("")], keys)
      }
    }
    this.#addAllSpellings([])
  }

  get synonyms(): ReadonlyMap<string, string[]> {
    return this.#synonyms
  }

  /** Words of the tables without accents; they need not occur in any product. */
  get spellings(): TermList {
    return this.#spellings
  }

  /** Replaces the owner's groups, which are added to the language's own. */
  setOwnSynonyms(groups: OwnWords["synonyms"]): void {
    const keysOf = (text: string) => this.#keysOf(text)
    this.#synonyms = synonymKeys([...SYNONYMS[this.#locale], ...groups], keysOf)
    this.#ownSynonyms = synonymKeys(groups, keysOf)
    this.#addAllSpellings(groups.flat())
  }

  /** Whether the owner says that two words, as keys, mean the same. */
  isOwnSynonym(key: string, other: string): boolean {
    return this.#ownSynonyms.get(key)?.includes(other) ?? false
  }

  spellingOf(folded: string): string | undefined {
    return this.#spellingOf.get(folded)
  }

  /** The words of the tables with this key. */
  writtenAs(key: string): readonly string[] {
    return this.#writtenAs.get(key) ?? []
  }

  /**
   * The occasion whose name starts with the first of the words, in any form; the longest name has priority. A
   * name in one word is also found in two words, and the other way round: „gyerek nap”, „valentinnap”.
   */
  occasionAt(words: readonly string[]): { length: number; products: OccasionProducts } | undefined {
    const [first = "", second] = words
    const [found] = this.#occasionsNamed(first)
      .filter(({ name }) =>
        name.every((part, position) => this.#formsOf(words[position] ?? "").includes(part)),
      )
      .sort((a, b) => b.name.length - a.name.length)
    if (found && (found.name.length > 1 || second === undefined))
      return { length: found.name.length, products: found.products }
    const pair = second === undefined ? undefined : this.#occasionsNamed(first + second)[0]
    if (pair && pair.name.length === 1) return { length: 2, products: pair.products }
    return found && { length: found.name.length, products: found.products }
  }

  #occasionsNamed(word: string): { name: string[]; products: OccasionProducts }[] {
    return this.#formsOf(word).flatMap((form) => this.#occasions.get(form) ?? [])
  }

  /** A word, and what it may be a form of. */
  #formsOf(word: string): string[] {
    const forms = FORMS[this.#locale](word)
    return [...new Set(forms)].filter((form) => form === word || form.length >= SHORTEST_FORM)
  }

  #addOccasion(name: string[], products: OccasionProducts): void {
    const first = name[0] ?? ""
    this.#occasions.set(first, [...(this.#occasions.get(first) ?? []), { name, products }])
  }

  #keysOf(text: string): string[] {
    return searchWords(text, this.#locale).map(({ key }) => key)
  }

  #addAllSpellings(own: readonly string[]): void {
    this.#spellings = new TermList()
    this.#spellingOf.clear()
    this.#writtenAs.clear()
    const occasions = OCCASIONS[this.#locale].flatMap(({ names }) => names)
    const words = [...SYNONYMS[this.#locale].flat(), ...Object.keys(RELATED_WORDS[this.#locale])]
    for (const text of [...occasions, ...words, ...own]) this.#addSpellings(text)
  }

  #addSpellings(text: string): void {
    for (const word of wordsOf(text)) {
      const folded = foldAccents(word)
      if (this.#spellingOf.has(folded)) continue
      this.#spellingOf.set(folded, word)
      this.#spellings.add(folded)
      const key = searchKey(folded, this.#locale)
      this.#writtenAs.set(key, [...this.writtenAs(key), word])
    }
  }
}

/** A word unchanged and without possible endings: „karácsonyi”, „karácsonyra”, „apukámnak”, „óvónőknek”, „szülinapjára”, „nappaliba”. */
function hungarianForms(word: string): string[] {
  const bare = word.replace(/(?:n[ae]k|r[ae]|b[ae]n?|kor|[ei]k|i|[aeo]s)$/, "")
  const endings = [/[aeo]?m$/, /m$/, /[aeo]?k$/, /k$/, /j[ae]$/]
  return [word, bare, ...endings.map((ending) => bare.replace(ending, ""))]
}

/** "moms", "babies" */
const englishForms = (word: string): string[] => [word, word.replace(/s$/, ""), word.replace(/ies$/, "y")]

const FORMS = rulesByLanguage({ hu: hungarianForms, en: englishForms })

function synonymKeys(
  groups: readonly (readonly string[])[],
  keysOf: (text: string) => string[],
): Map<string, string[]> {
  const synonyms = new Map<string, string[]>()
  for (const group of groups) {
    const keys = group.flatMap(keysOf)
    for (const key of keys) {
      synonyms.set(key, [...(synonyms.get(key) ?? []), ...keys.filter((other) => other !== key)])
    }
  }
  return synonyms
}
