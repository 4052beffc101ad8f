import type { IncomingMessage, ServerResponse } from "node:http"

/** Each is in memory several times: its bytes, its photos, and the call to the back end, about 150 MB in all. */
const MOST_AT_ONCE = 4
/** So that nobody holds all places by sending slowly (for up to `REQUEST_TIMEOUT_MS`). */
const MOST_OF_A_NETWORK = 2

/** Limits how many large forms are read at once, which together could fill the memory, and how many of them one network sends. */
export class LargeForms {
  readonly #least: number
  /** The network of each form that is being read. */
  readonly #open = new Set<{ network: string }>()

  /** @param least size in bytes from which on a form is large */
  constructor(least: number) {
    this.#least = least
  }

  /** Call it before the body is read. @returns false if a limit is reached */
  acquire({ headers }: Pick<IncomingMessage, "headers">, response: ServerResponse, network: string): boolean {
    // Without a length it may be large.
    if (Number(headers["content-length"] ?? Number.POSITIVE_INFINITY) <= this.#least) return true
    // The client is gone: it sends no more, and "close", which frees its place, was emitted before.
    if (response.destroyed) return true
    const ofNetwork = [...this.#open].filter((form) => form.network === network).length
    if (this.#open.size >= MOST_AT_ONCE || ofNetwork >= MOST_OF_A_NETWORK) return false
    const form = { network }
    this.#open.add(form)
    response.once("close", () => this.#open.delete(form))
    return true
  }
}
