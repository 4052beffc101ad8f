import type { ServerResponse } from "node:http"
import { splitLocale } from "#app/i18n/locales.ts"
import { DATA_SUFFIX } from "./security/request-target.server.ts"

/** As many as the back end works on and keeps waiting at once (apps/backend, `cart-crowd.ts`). */
const MOST_CARTS = 24

/** The form of every change of a cart, with and without scripts. */
export function isCartChange({ method, pathname }: { method: string; pathname: string }): boolean {
  return method === "POST" && splitLocale(pathname.replace(DATA_SUFFIX, "")).rest === "/cart"
}

/**
 * Lets the changes of so many carts in at once. The back end has a door of its own; whoever is turned away at this one hears it
 * before anything is done for them (ADR 0088). Changes of one cart wait for each other and take one place together, so that
 * nobody fills the shop with a single cart.
 */
export class CartChangeLimit {
  /** How many changes of each browser are inside. */
  readonly #inside = new Map<string | symbol, number>()

  /** @param cookies the browser's; one without any has no cart yet. @returns false: there is no room */
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
