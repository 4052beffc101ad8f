import {
  type Locale,
  originKeys,
  type SearchWord,
  searchKey,
  searchKeys,
  withoutCase,
} from "@porteka/hungary"
import { SYNONYMS } from "./synonyms.ts"
import type { Vocabulary } from "./vocabulary.ts"

/** How much a way of matching counts against the word itself. */
const QUALITY = {
  ...{ exact: 1, prefix: 0.8, head: 0.75, synonym: 0.7, origin: 0.6 },
  ...{ modifier: 0.55, within: 0.5, similar: 0.4, chance: 0.3 },
} as const

/** A term that goes on for longer than an ending does is a compound about something else: „gyertyatartó”. */
const LONGEST_ENDING = 3

/** So short a key begins many words that have nothing to do with it: `bor` also `boritek`. */
const LONGEST_CHANCE = 3
/** What an adjective has between the two words of a compound: „boros|korsó”, „fali|tányér”. */
const LINK = /^(?:[aeo]?s|i)/

/** A short key stands in too many words: `tal` (tál) also in `asztal`. It is only looked for in them as a last hope. */
const MIN_WITHIN_LENGTH = 4
const MIN_LAST_HOPE_LENGTH = 3

/** The parts of a compound that nobody wrote down: „favonat”, „teásbögre”. */
const MIN_HEAD_LENGTH = 3
const MIN_MODIFIER_LENGTH = 2
/** What stands alone for a whole compound says more: „mézesbödön” is at least `mezes`. */
const MIN_LONE_HEAD_LENGTH = 4
const MIN_LONE_MODIFIER_LENGTH = 5

type Terms = Map<string, number>

/** Finds the indexed terms a typed word stands for. */
export class WordTerms {
  readonly #locale: Locale
  readonly #vocabulary: Vocabulary
  readonly #synonyms: ReadonlyMap<string, string[]>

  constructor(locale: Locale, vocabulary: Vocabulary) {
    this.#locale = locale
    this.#vocabulary = vocabulary
    this.#synonyms = synonymKeys(locale)
  }

  /**
   * The terms with the quality of each match. A word that stands nowhere is tried without its case ending, then as
   * mistyped, then as a compound of known words; the first way that leads anywhere is taken.
   *
   * @param joined the word written together with its neighbours: „konyha ruha” also asks for „konyharuha”
   */
  find({ word, key }: SearchWord, joined: readonly string[]): Terms {
    const origins = originKeys(word, this.#locale)
    const terms = this.#written(key)
    for (const other of [...joined, ...origins.adjective]) {
      if (this.#vocabulary.has(other))
        note(terms, other, joined.includes(other) ? QUALITY.exact : QUALITY.origin)
    }
    const shortest = terms.size === 0 ? MIN_LAST_HOPE_LENGTH : MIN_WITHIN_LENGTH
    for (const term of key.length < MIN_HEAD_LENGTH ? [] : this.#vocabulary.terms.containing(key)) {
      if (this.#isCompoundOf(term, key)) note(terms, term, QUALITY.head)
      else if (key.length >= shortest) note(terms, term, QUALITY.within)
    }
    if (terms.size > 0) return terms
    const bare = withoutCase(word, this.#locale)
    const ways = [
      () => this.#whole(searchKey(bare, this.#locale)),
      () => this.#similar(key, 1),
      () => merged(origins.cases.map((origin) => this.#whole(origin))),
      () => this.#compound(bare, true),
      () => this.#similar(key, 2),
      () => this.#compound(bare, false),
      () => this.#modifierOf(bare),
    ]
    for (const way of ways) {
      const found = way()
      if (found.size > 0) return found
    }
    return terms
  }

  #written(key: string): Terms {
    const terms: Terms = new Map()
    for (const term of this.#vocabulary.terms.startingWith(key)) {
      note(terms, term, this.#beginning(key, term.slice(key.length)))
    }
    return merged([terms, this.#whole(key)])
  }

  /** How much a term counts that begins with the key and goes on. */
  #beginning(key: string, rest: string): number {
    if (rest === "") return QUALITY.exact
    if (key.length <= LONGEST_CHANCE && !this.#isWord(rest) && !this.#isWord(rest.replace(LINK, "")))
      return QUALITY.chance
    return rest.length <= LONGEST_ENDING ? QUALITY.prefix : QUALITY.modifier
  }

  #isWord(key: string): boolean {
    return key.length >= MIN_HEAD_LENGTH && (this.#vocabulary.has(key) || this.#synonyms.has(key))
  }

  /** The word and what means the same, without words that only begin like it. */
  #whole(key: string): Terms {
    const terms: Terms = new Map((this.#synonyms.get(key) ?? []).map((synonym) => [synonym, QUALITY.synonym]))
    if (this.#vocabulary.has(key)) note(terms, key, QUALITY.exact)
    return new Map([...terms].filter(([term]) => this.#vocabulary.has(term)))
  }

  #similar(key: string, slips: 1 | 2): Terms {
    return new Map(this.#vocabulary.terms.similarTo(key, slips).map((term) => [term, QUALITY.similar]))
  }

  /** What a compound is about is its end: a „kávéscsésze” is a „csésze”. The longest one the shop has wares of. */
  #compound(word: string, modifierKnown: boolean): Terms {
    const shortest = modifierKnown ? MIN_HEAD_LENGTH : MIN_LONE_HEAD_LENGTH
    for (let start = MIN_MODIFIER_LENGTH; start <= word.length - shortest; start++) {
      const head = searchKey(word.slice(start), this.#locale)
      if (head.length < shortest || !this.#namesWares(head)) continue
      if (modifierKnown && !this.#isModifier(word.slice(0, start))) continue
      const terms: Terms = new Map([[head, QUALITY.head]])
      for (const synonym of this.#synonyms.get(head) ?? []) note(terms, synonym, QUALITY.within)
      for (const term of this.#vocabulary.terms.containing(head)) {
        if (this.#isCompoundOf(term, head)) note(terms, term, QUALITY.within)
      }
      return terms
    }
    return new Map()
  }

  #namesWares(key: string): boolean {
    return (
      [key, ...(this.#synonyms.get(key) ?? [])].some((one) => this.#vocabulary.isTelling(one)) ||
      this.#vocabulary.terms
        .containing(key)
        .some((term) => this.#isCompoundOf(term, key) && this.#vocabulary.isTelling(term))
    )
  }

  /** Whether a term ends in the word and begins with another: `uvegvaz`, but not `asztal` for „tál”. */
  #isCompoundOf(term: string, key: string): boolean {
    if (term === key || !term.endsWith(key)) return false
    return key.length >= MIN_WITHIN_LENGTH || this.#isModifier(term.slice(0, -key.length))
  }

  #isModifier(word: string): boolean {
    if (word.length < MIN_MODIFIER_LENGTH) return false
    const keys = [searchKey(word, this.#locale), ...originKeys(word, this.#locale).adjective]
    return keys.some((key) => this.#isWord(key) || this.#vocabulary.isTelling(key))
  }

  /** The beginning of a compound whose end the shop has never heard of. */
  #modifierOf(word: string): Terms {
    for (let end = word.length - MIN_HEAD_LENGTH; end >= MIN_LONE_MODIFIER_LENGTH; end--) {
      const key = searchKey(word.slice(0, end), this.#locale)
      if (key.length >= MIN_HEAD_LENGTH && this.#vocabulary.isTelling(key))
        return new Map([[key, QUALITY.similar]])
    }
    return new Map()
  }
}

function note(terms: Terms, term: string, quality: number): void {
  terms.set(term, Math.max(quality, terms.get(term) ?? 0))
}

function merged(all: readonly Terms[]): Terms {
  const terms: Terms = new Map()
  for (const [term, quality] of all.flatMap((some) => [...some])) note(terms, term, quality)
  return terms
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
