interface Visitor {
  goIn: () => void
}

/**
 * Lets so many in at once and keeps a short line before the door; everybody else is sent away at once, before anything of
 * what they want is done. Whoever leaves the line is never let in.
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

  /** @returns what is to be called when they go, from inside or from the line; null: there is no room for them */
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
