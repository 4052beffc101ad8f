import { LAST_TELLING, RANK, type Rank } from "./ranks.ts"
import { TermList } from "./term-list.ts"
import type { RankedWords } from "./word-ranks.ts"

/** Three bits of a posting are the rank, the others the slot. */
const RANK_BITS = 3
const RANK_MASK = (1 << RANK_BITS) - 1

/** All keys of an index with the slots they stand in, and the telling words as they are written. */
export class Vocabulary {
  /** Folded spellings of telling words; one that no product has any more leads to no postings. */
  readonly spellings = new TermList()
  readonly #spellingOf = new Map<string, string>()
  readonly #idOf = new Map<string, number>()
  /** By key id. */
  readonly #postings: number[][] = []
  /** Ids of the keys of each slot, to find its postings again. */
  readonly #keysOf: (Uint32Array | undefined)[] = []

  add(slot: number, { ranks, spellings }: RankedWords): void {
    const ids = new Uint32Array(ranks.size)
    let count = 0
    for (const [key, rank] of ranks) {
      const id = this.#idFor(key)
      this.#postings[id]?.push((slot << RANK_BITS) | rank)
      ids[count++] = id
    }
    this.#keysOf[slot] = ids
    for (const [folded, spelling] of spellings) {
      if (!this.#spellingOf.has(folded)) this.spellings.add(folded)
      this.#spellingOf.set(folded, spelling)
    }
  }

  remove(slot: number): void {
    for (const id of this.#keysOf[slot] ?? []) {
      const postings = this.#postings[id] ?? []
      const position = postings.findIndex((posting) => posting >> RANK_BITS === slot)
      const last = postings.pop()
      if (last !== undefined && position < postings.length) postings[position] = last
    }
    this.#keysOf[slot] = undefined
  }

  /** The word as a product writes it. */
  spellingOf(folded: string): string {
    return this.#spellingOf.get(folded) ?? folded
  }

  has(key: string, most: Rank = RANK.details): boolean {
    return this.#postingsOf(key).some((posting) => (posting & RANK_MASK) <= most)
  }

  /** Whether the key says what a product is or has. */
  isTelling(key: string): boolean {
    return this.has(key, LAST_TELLING)
  }

  forEachPosting(key: string, visit: (slot: number, rank: Rank) => void): void {
    for (const posting of this.#postingsOf(key)) visit(posting >> RANK_BITS, (posting & RANK_MASK) as Rank)
  }

  forEachSlot(visit: (slot: number) => void): void {
    for (const [slot, keys] of this.#keysOf.entries()) if (keys) visit(slot)
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
