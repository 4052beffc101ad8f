interface Visitor {
  goIn: () => void
}

/**
 * Limits concurrency with a short queue. Callers beyond it are rejected at once, before any work is done. A
 * caller that leaves the queue is not admitted later.
 */
export class WaitingRoom {
  readonly #most: number
  readonly #longest: number
  readonly #line = new Set<Visitor>()
  #inside = 0

  constructor({ inside, line }: { inside: number; line: number }) {
    this.#most = inside
    this.#longest = line
  }

  /** @returns the function to call on leaving, from inside or from the queue; null if the queue is full */
  enter(goIn: () => void): (() => void) | null {
    const visitor = { goIn }
    if (this.#inside < this.#most) this.#letIn(visitor)
    else if (this.#line.size < this.#longest) this.#line.add(visitor)
    else return null
    return () => this.#leave(visitor)
  }

  #letIn(visitor: Visitor): void {
    this.#inside += 1
    visitor.goIn()
  }

  #leave(visitor: Visitor): void {
    if (this.#line.delete(visitor)) return
    this.#inside -= 1
    const [next] = this.#line
    if (!next) return
    this.#line.delete(next)
    this.#letIn(next)
  }
}
