import type { ServerResponse } from "node:http"
import { splitLocale } from "#app/i18n/locales.ts"
import { DATA_SUFFIX } from "./security/request-target.server.ts"

/** As many as the back end processes and queues at once (apps/backend, `cart-crowd.ts`). */
const MOST_CARTS = 24

/** The form of every cart change, with and without scripts. */
export function isCartChange({ method, pathname }: { method: string; pathname: string }): boolean {
  return method === "POST" && splitLocale(pathname.replace(DATA_SUFFIX, "")).rest === "/cart"
}

/**
 * Limits how many carts can be changed at once. The back end has a limit of its own; refusing here happens
 * before any work is done (ADR 0088). Changes of one cart are queued anyway and share one slot, so a single
 * cart cannot use up the limit.
 */
export class CartChangeLimit {
  /** Number of pending changes per browser. */
  readonly #inside = new Map<string | symbol, number>()

  /**
   * @param cookies the browser's; a browser without any has no cart yet
   * @returns false if the limit is reached
   */
  letIn(cookies: string | undefined, response: ServerResponse): boolean {
    const browser = cookies ?? Symbol()
    const changes = this.#inside.get(browser) ?? 0
    if (changes === 0 && this.#inside.size >= MOST_CARTS) return false
    this.#inside.set(browser, changes + 1)
    response.once("close", () => this.#letOut(browser))
    return true
  }

  #letOut(browser: string | symbol): void {
    const left = (this.#inside.get(browser) ?? 1) - 1
    if (left > 0) this.#inside.set(browser, left)
    else this.#inside.delete(browser)
  }
}
