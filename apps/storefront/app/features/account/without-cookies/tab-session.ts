import { accessTokenEnd } from "./access-token-end.ts"

/** A token lives fifteen minutes and is exchanged in its last five. */
const RENEW_BEFORE_MS = 5 * 60 * 1000
/** How long the browser gets to store the cookie (specification 9). */
const COOKIE_WAIT_MS = 100

/** The browser functions that a session uses. */
interface TabBrowser {
  fetch: typeof fetch
  origin: string
  now: () => number
  wait: (ms: number) => Promise<void>
  /** Whether the browser accepts cookies by now. */
  acceptsCookies: () => boolean
  /** The session has a cookie, or is over. */
  onEnd: () => void
}

/**
 * A customer in a browser without cookies: every call of this page to the shop carries the access token. It is
 * held in memory only, so a page load ends it, and no storage ever contains it (ruling D12, ADR 0027).
 */
export class TabSession {
  readonly #browser: TabBrowser
  #token: string | null
  #hasTriedCookie = false
  #care: Promise<void> | null = null

  constructor(browser: TabBrowser, accessToken: string) {
    this.#browser = browser
    this.#token = accessToken
  }

  /** Replaces the page's own `fetch`. */
  readonly fetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    if (this.#token === null || !this.#isOwnCall(request)) return this.#browser.fetch(request)
    this.#care ??= this.#takeCare().finally(() => {
      this.#care = null
    })
    await this.#care
    return this.#send(request)
  }

  #isOwnCall({ url }: Request): boolean {
    const { origin, pathname } = new URL(url)
    return origin === this.#browser.origin && (pathname.startsWith("/api/") || pathname.endsWith(".data"))
  }

  #send(request: Request): Promise<Response> {
    if (this.#token !== null) request.headers.set("authorization", `Bearer ${this.#token}`)
    return this.#browser.fetch(request)
  }

  async #takeCare(): Promise<void> {
    if (this.#browser.acceptsCookies() && !this.#hasTriedCookie && (await this.#moveIntoCookie())) {
      this.#end()
    } else if (this.#token !== null && accessTokenEnd(this.#token) - this.#browser.now() < RENEW_BEFORE_MS) {
      await this.#renew()
    }
  }

  /**
   * Cookies were allowed meanwhile: the server creates one from the token, and the answer shows whether it was
   * kept.
   */
  async #moveIntoCookie(): Promise<boolean> {
    this.#hasTriedCookie = true
    const fixed = await this.#post("cookie-fix", { userData: { accessToken: this.#token } })
    if (!fixed?.ok) return false
    await this.#browser.wait(COOKIE_WAIT_MS)
    const asked = await this.#ask(new Request(this.#address("current-user")))
    return asked?.ok === true && (await asked.json()).isAuthenticated === true
  }

  /** An outage does not end the session (specification 4, "Token refresh"). */
  async #renew(): Promise<void> {
    const answer = await this.#post("sync-medusa", {}, { authorization: `Bearer ${this.#token}` })
    if (answer?.ok) this.#token = (await answer.json()).token
    else if (answer?.status === 401) this.#end()
  }

  #post(call: string, body: object, headers: Record<string, string> = {}): Promise<Response | null> {
    return this.#ask(
      new Request(this.#address(call), {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      }),
    )
  }

  /** @returns null if there is no answer */
  async #ask(request: Request): Promise<Response | null> {
    try {
      return await this.#browser.fetch(request)
    } catch (error) {
      if (error instanceof TypeError) return null
      throw error
    }
  }

  #address = (call: string) => new URL(`/api/auth/${call}`, this.#browser.origin)

  #end(): void {
    this.#token = null
    this.#browser.onEnd()
  }
}
