const WORD_BITS = 32
const INITIAL_WORDS = 32

function bitsIn(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** A growing set of small non-negative integers, one bit each. */
export class Bitset {
  #words: Uint32Array

  constructor(words: Uint32Array = new Uint32Array(INITIAL_WORDS)) {
    this.#words = words
  }

  static of(values: Iterable<number>): Bitset {
    const set = new Bitset()
    for (const value of values) set.add(value)
    return set
  }

  /** Members of every given set; there must be at least one set. */
  static intersection(sets: readonly Bitset[]): Bitset {
    const [first, ...rest] = sets
    if (!first) throw new RangeError("an intersection needs at least one set")
    const words = first.#words.slice()
    for (const set of rest) {
      const other = set.#words
      for (let i = 0; i < words.length; i++) words[i] = (words[i] ?? 0) & (other[i] ?? 0)
    }
    return new Bitset(words)
  }

  /** Members of any of the given sets; the empty set if none is given. */
  static union(sets: readonly Bitset[]): Bitset {
    const words = new Uint32Array(Math.max(INITIAL_WORDS, ...sets.map((set) => set.#words.length)))
    for (const set of sets) {
      const other = set.#words
      for (let i = 0; i < other.length; i++) words[i] = (words[i] ?? 0) | (other[i] ?? 0)
    }
    return new Bitset(words)
  }

  add(value: number): void {
    const word = value >>> 5
    if (word >= this.#words.length) this.#grow(word + 1)
    this.#words[word] = (this.#words[word] ?? 0) | (1 << (value % WORD_BITS))
  }

  delete(value: number): void {
    const word = value >>> 5
    this.#words[word] = (this.#words[word] ?? 0) & ~(1 << (value % WORD_BITS))
  }

  has(value: number): boolean {
    return (((this.#words[value >>> 5] ?? 0) >>> (value % WORD_BITS)) & 1) === 1
  }

  get size(): number {
    let size = 0
    for (const word of this.#words) if (word !== 0) size += bitsIn(word)
    return size
  }

  /** The size of the intersection of two sets. */
  countShared(set: Bitset): number {
    const length = Math.min(this.#words.length, set.#words.length)
    let shared = 0
    for (let i = 0; i < length; i++) {
      const word = (this.#words[i] ?? 0) & (set.#words[i] ?? 0)
      if (word !== 0) shared += bitsIn(word)
    }
    return shared
  }

  #grow(words: number): void {
    const grown = new Uint32Array(Math.max(words, this.#words.length * 2))
    grown.set(this.#words)
    this.#words = grown
  }
}
