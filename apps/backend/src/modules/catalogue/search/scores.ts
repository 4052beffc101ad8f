/** A score for each slot, 0 at first. */
export class Scores {
  readonly #ofSlots: Float32Array

  /** @param capacity one more than the largest slot */
  constructor(capacity: number) {
    this.#ofSlots = new Float32Array(capacity)
  }

  of(slot: number): number {
    return this.#ofSlots[slot] ?? 0
  }

  add(slot: number, score: number): void {
    this.#ofSlots[slot] = this.of(slot) + score
  }

  /** Replaces a lower score. */
  raise(slot: number, score: number): void {
    if (score > this.of(slot)) this.#ofSlots[slot] = score
  }
}
