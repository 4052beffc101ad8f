import { foldAccents } from "@porteka/hungary"
import { LAST_DESCRIPTIVE, RANK, type Rank } from "./ranks.ts"
import { TermList } from "./term-list.ts"
import type { RankedWords } from "./word-ranks.ts"

/** Four bits of a posting are the rank, the others the slot. */
const RANK_BITS = 4
const RANK_MASK = (1 << RANK_BITS) - 1

/** Shorter words are parts of too many others. */
const SHORTEST_NAME = 6

const NO_KEYS = new Uint32Array()

/** All keys of an index with the slots that contain them, and the meaningful words as written. */
export class Vocabulary {
  /** Spellings of meaningful words without accents; one that no product has any more leads to no postings. */
  readonly spellings = new TermList()
  /** The ends of compounds that name products: „kalapács” of an „ácskalapács”. */
  readonly endings = new TermList()
  readonly #spellingOf = new Map<string, string>()
  readonly #endingOf = new Map<string, string>()
  /** By key, all words that were written for it. */
  readonly #writtenAs = new Map<string, string[]>()
  /** The slots of the products that are made of what a key names. */
  readonly #madeOf = new Map<string, Set<number>>()
  readonly #idOf = new Map<string, number>()
  /** By key id. */
  readonly #postings: number[][] = []
  /**
   * For each slot, its keys, alternating: the key's id, and the index of the slot's posting among the key's.
   */
  readonly #keysOf: (Uint32Array | undefined)[] = []

  add(slot: number, { ranks, spellings, written, materials }: RankedWords): void {
    const keys = new Uint32Array(ranks.size * 2)
    let count = 0
    for (const [key, rank] of ranks) {
      const id = this.#idFor(key)
      keys[count++] = id
      keys[count++] = this.#postingsAt(id).push((slot << RANK_BITS) | rank) - 1
    }
    this.#keysOf[slot] = keys
    for (const key of materials) this.#madeOf.set(key, (this.#madeOf.get(key) ?? new Set()).add(slot))
    for (const [folded, spelling] of spellings) {
      if (!this.#spellingOf.has(folded)) this.spellings.add(folded)
      this.#spellingOf.set(folded, spelling)
    }
    for (const [key, word] of written) {
      const words = this.#writtenAs.get(key)
      if (ranks.get(key) === RANK.head && !words?.includes(word)) this.#addEnding(word)
      if (!words) this.#writtenAs.set(key, [word])
      else if (!words.includes(word)) words.push(word)
    }
  }

  /** Avoids searching lists of postings, because a common word occurs in every product. */
  remove(slot: number): void {
    const keys = this.#keysOf[slot] ?? NO_KEYS
    this.#keysOf[slot] = undefined
    for (const slots of this.#madeOf.values()) slots.delete(slot)
    for (let at = 0; at < keys.length; at += 2) this.#takeOut(keys[at] as number, keys[at + 1] as number)
  }

  /** The word as a product writes it. */
  spellingOf(folded: string): string {
    return this.#spellingOf.get(folded) ?? this.#endingOf.get(folded) ?? folded
  }

  /** Whether a product's data contains exactly this long word. */
  isName(word: string): boolean {
    return word.length >= SHORTEST_NAME && this.#spellingOf.get(foldAccents(word)) === word
  }

  /** The words with this key, as products' texts write them. */
  writtenAs(key: string): readonly string[] {
    return this.#writtenAs.get(key) ?? []
  }

  has(key: string, most: Rank = RANK.details): boolean {
    return this.#postingsOf(key).some((posting) => (posting & RANK_MASK) <= most)
  }

  /** Whether the key describes a product, instead of only occurring in its text. */
  isDescriptive(key: string): boolean {
    return this.has(key, LAST_DESCRIPTIVE)
  }

  /** Whether some product is made of what the key names. */
  isMaterial(key: string): boolean {
    return (this.#madeOf.get(key)?.size ?? 0) > 0
  }

  isMadeOf(slot: number, key: string): boolean {
    return this.#madeOf.get(key)?.has(slot) ?? false
  }

  /** Whether a product's title or attributes have it as a whole word. */
  isWholeWord(folded: string): boolean {
    return this.#spellingOf.has(folded)
  }

  /** Whether the key names products and not, like „játék”, mostly the group they belong to. */
  namesKind(key: string): boolean {
    return this.#countOf(key, RANK.head) > this.#countOf(key, RANK.attribute)
  }

  forEachPosting(key: string, visit: (slot: number, rank: Rank) => void): void {
    for (const posting of this.#postingsOf(key)) visit(posting >> RANK_BITS, (posting & RANK_MASK) as Rank)
  }

  forEachSlot(visit: (slot: number) => void): void {
    for (const [slot, keys] of this.#keysOf.entries()) if (keys) visit(slot)
  }

  #countOf(key: string, rank: Rank): number {
    return this.#postingsOf(key).filter((posting) => (posting & RANK_MASK) === rank).length
  }

  /** The last posting of the key moves to the free place. */
  #takeOut(id: number, place: number): void {
    const postings = this.#postingsAt(id)
    const last = postings.pop()
    if (last === undefined || place === postings.length) return
    postings[place] = last
    const keys = this.#keysOf[last >> RANK_BITS] ?? NO_KEYS
    for (let at = 0; at < keys.length; at += 2) if (keys[at] === id) keys[at + 1] = place
  }

  #addEnding(word: string): void {
    const folded = foldAccents(word)
    if (this.#spellingOf.has(folded) || this.#endingOf.has(folded)) return
    this.#endingOf.set(folded, word.toLowerCase())
    this.endings.add(folded)
  }

  #postingsAt(id: number): number[] {
    return this.#postings[id] as number[]
  }

  #postingsOf(key: string): readonly number[] {
    return this.#postings[this.#idOf.get(key) ?? -1] ?? []
  }

  #idFor(key: string): number {
    const known = this.#idOf.get(key)
    if (known !== undefined) return known
    const id = this.#postings.push([]) - 1
    this.#idOf.set(key, id)
    return id
  }
}
