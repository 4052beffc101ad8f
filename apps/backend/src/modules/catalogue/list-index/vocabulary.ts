/** Two bits of a posting name the field, the others the slot. */
const FIELD_BITS = 2
const FIELD_MASK = (1 << FIELD_BITS) - 1

/** All terms of an index with their postings, and a sorted list of them for prefixes. */
export class Vocabulary {
  readonly #postings = new Map<string, number[]>()
  #sorted: string[] | undefined

  add(slot: number, fieldOfTerm: ReadonlyMap<string, number>): void {
    for (const [term, field] of fieldOfTerm) {
      const posting = (slot << FIELD_BITS) | field
      const postings = this.#postings.get(term)
      if (postings) postings.push(posting)
      else {
        this.#postings.set(term, [posting])
        this.#sorted = undefined
      }
    }
  }

  remove(slot: number, terms: Iterable<string>): void {
    for (const term of terms) {
      const postings = this.#postings.get(term)
      const position = postings?.findIndex((posting) => posting >> FIELD_BITS === slot) ?? -1
      if (!postings || position === -1) continue
      postings[position] = postings.at(-1) as number
      postings.pop()
      if (postings.length === 0) {
        this.#postings.delete(term)
        this.#sorted = undefined
      }
    }
  }

  has(term: string): boolean {
    return this.#postings.has(term)
  }

  forEachPosting(term: string, visit: (slot: number, field: number) => void): void {
    for (const posting of this.#postings.get(term) ?? []) visit(posting >> FIELD_BITS, posting & FIELD_MASK)
  }

  /** In alphabetical order (by code). */
  terms(): readonly string[] {
    this.#sorted ??= [...this.#postings.keys()].sort()
    return this.#sorted
  }

  *startingWith(prefix: string): Iterable<string> {
    const terms = this.terms()
    for (let position = firstNotBelow(terms, prefix); terms[position]?.startsWith(prefix); position++) {
      yield terms[position] as string
    }
  }

  containing(part: string): string[] {
    return this.terms().filter((term) => term.length > part.length && term.includes(part))
  }
}

function firstNotBelow(sorted: readonly string[], value: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] as string) < value) low = middle + 1
    else high = middle
  }
  return low
}
