import { SEARCH_FIELDS } from "./search-keys.ts"
import { TermList } from "./term-list.ts"

/** Two bits of a posting name the field, the others the slot. */
const FIELD_BITS = 2
const FIELD_MASK = (1 << FIELD_BITS) - 1
const LEAST_TELLING_FIELD = SEARCH_FIELDS.length - 1

/** All terms of an index with the slots and fields they stand in. */
export class Vocabulary {
  /** Every term that ever was; one that no product has any more has no postings. */
  readonly terms = new TermList()
  readonly #idOf = new Map<string, number>()
  /** By term id. */
  readonly #postings: number[][] = []
  /** Ids of the terms of each slot, to find its postings again. */
  readonly #termsOf: (Uint32Array | undefined)[] = []

  add(slot: number, fieldOfTerm: ReadonlyMap<string, number>): void {
    const ids = new Uint32Array(fieldOfTerm.size)
    let count = 0
    for (const [term, field] of fieldOfTerm) {
      const id = this.#idFor(term)
      this.#postings[id]?.push((slot << FIELD_BITS) | field)
      ids[count++] = id
    }
    this.#termsOf[slot] = ids
  }

  remove(slot: number): void {
    for (const id of this.#termsOf[slot] ?? []) {
      const postings = this.#postings[id] ?? []
      const position = postings.findIndex((posting) => posting >> FIELD_BITS === slot)
      const last = postings.pop()
      if (last !== undefined && position < postings.length) postings[position] = last
    }
    this.#termsOf[slot] = undefined
  }

  has(term: string): boolean {
    return this.#idOf.has(term)
  }

  /** Whether the term stands in another field than the last, the description, of any product. */
  isTelling(term: string): boolean {
    const id = this.#idOf.get(term)
    return (this.#postings[id ?? -1] ?? []).some((posting) => (posting & FIELD_MASK) < LEAST_TELLING_FIELD)
  }

  forEachPosting(term: string, visit: (slot: number, field: number) => void): void {
    const id = this.#idOf.get(term)
    if (id === undefined) return
    for (const posting of this.#postings[id] ?? []) visit(posting >> FIELD_BITS, posting & FIELD_MASK)
  }

  forEachSlot(visit: (slot: number) => void): void {
    for (const [slot, terms] of this.#termsOf.entries()) if (terms) visit(slot)
  }

  #idFor(term: string): number {
    const known = this.#idOf.get(term)
    if (known !== undefined) return known
    const id = this.#postings.push([]) - 1
    this.#idOf.set(term, id)
    this.terms.add(term)
    return id
  }
}
