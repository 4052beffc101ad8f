import type { IncomingMessage, ServerResponse } from "node:http"

/** Each is in memory several times: its bytes, its photos, and the call to the back end, about 150 MB in all. */
const MOST_AT_ONCE = 4

/** Limits how many large forms are read at once, whoever sends them: together they could fill the memory. */
export class LargeForms {
  readonly #least: number
  #open = 0

  /** @param least size in bytes from which on a form is large */
  constructor(least: number) {
    this.#least = least
  }

  /** Call it before the body is read. @returns false if the limit is reached */
  acquire({ headers }: Pick<IncomingMessage, "headers">, response: ServerResponse): boolean {
    // Without a length it may be large.
    if (Number(headers["content-length"] ?? Number.POSITIVE_INFINITY) <= this.#least) return true
    // Whoever has gone meanwhile sends nothing more, and is not heard to go again.
    if (response.destroyed) return true
    if (this.#open >= MOST_AT_ONCE) return false
    this.#open += 1
    response.once("close", () => {
      this.#open -= 1
    })
    return true
  }
}
