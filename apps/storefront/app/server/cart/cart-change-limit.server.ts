import type { ServerResponse } from "node:http"
import { CARTS_AT_ONCE, CARTS_QUEUED } from "@porteka/shop"
import { splitLocale } from "#app/i18n/locales.ts"
import { routedPathOf } from "../security/request-target.server.ts"

/** As many as the back end processes and queues at once. */
const MOST_CARTS = CARTS_AT_ONCE + CARTS_QUEUED

/** The form of every cart change, with and without scripts. */
export function isCartChange({ method, pathname }: { method: string; pathname: string }): boolean {
  return method === "POST" && splitLocale(routedPathOf(pathname)).rest === "/cart"
}

/**
 * Limits how many carts can be changed at once. The back end has a limit of its own; refusing here happens
 * before any work is done (ADR 0088). Changes of one cart are queued anyway and share one slot, so a single
 * cart cannot use up the limit.
 */
export class CartChangeLimit {
  /** Number of pending changes per browser. */
  readonly #changes = new Map<string | symbol, number>()

  /**
   * @param cookies the browser's; a browser without any has no cart yet
   * @returns false if the limit is reached
   */
  acquire(cookies: string | undefined, response: ServerResponse): boolean {
    const browser = cookies ?? Symbol()
    const pending = this.#changes.get(browser) ?? 0
    if (pending === 0 && this.#changes.size >= MOST_CARTS) return false
    this.#changes.set(browser, pending + 1)
    response.once("close", () => this.#release(browser))
    return true
  }

  #release(browser: string | symbol): void {
    const left = (this.#changes.get(browser) ?? 1) - 1
    if (left > 0) this.#changes.set(browser, left)
    else this.#changes.delete(browser)
  }
}
