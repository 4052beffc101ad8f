import { type Bound, bindLazily, type EndpointGroup, type Send } from "./core/bind.ts"
import { type CallAnything, callAnything } from "./core/call-anything.ts"
import { type Clock, systemClock } from "./core/clock.ts"
import type { ShopperInfo } from "./core/request-headers.ts"
import { type RetryPolicy, SDK_RETRY } from "./core/retry-policy.ts"
import { createSender } from "./core/sender.ts"
import { READ_TIMEOUT_MS, WRITE_TIMEOUT_MS } from "./core/timeouts.ts"
import type { CookieJar } from "./session/cookie-jar.ts"
import { renewingToken } from "./session/renew-token.ts"
import { memoryTokens, type TokenStore } from "./session/token-store.ts"

export interface CommerceClientOptions {
  /** Where the back end listens: `http://127.0.0.1:9000`. */
  baseUrl: string
  /** Selects the sales channel; not a secret. Absent for a client of the back office. */
  publishableKey?: string
  /** Language of texts in answers, BCP 47: `hu-HU`. */
  locale?: string
  /** Bearer token this client acts with, as long as it lives; it is never renewed. */
  token?: string
  /** Where the token of `login` is kept; renewed once when an answer is 401. In memory when absent. */
  tokens?: TokenStore
  /** Session mode: cookies instead of tokens, in a jar (`cookieJar()`), or in the browser's own. */
  cookies?: CookieJar | "browser"
  /** A secret key of the back office. */
  apiKey?: string
  /** For whom this client calls. */
  shopper?: ShopperInfo
  /** Pictures as paths, for a client that serves `/pictures` itself; else they are whole addresses. */
  relativePictures?: boolean
  /** Limits of calls that have none of their own (timeouts.ts), in milliseconds. */
  timeouts?: { readMs?: number; writeMs?: number }
  retry?: Partial<RetryPolicy>
  /** The platform's own when absent. */
  fetch?: typeof fetch
  /** The system's when absent. */
  clock?: Clock
}

/** What every client has beside its groups of calls. */
export interface Client {
  /** Any other route, with the same errors, retries and limits. */
  readonly call: CallAnything
  readonly tokens: TokenStore
  /** Null unless in session mode. */
  readonly cookies: CookieJar | "browser" | null
  readonly send: Send
}

/**
 * Makes a client of the back end with the named groups of calls, and nothing else in the bundle. Make one for every
 * request of a shopper: it is cheap, and it carries their token and language. Nothing is shared between clients but the
 * platform's connections.
 *
 * Every call fails with a CommerceError: HttpError, NetworkError, TimeoutError, CancelledError, ParseError.
 * @example createClient({ baseUrl, publishableKey }, { carts }).carts.retrieve("cart_1")
 */
export function createClient<const Groups extends Record<string, EndpointGroup>>(
  options: CommerceClientOptions,
  groups: Groups,
): Client & Bound<Groups> {
  const tokens = options.tokens ?? memoryTokens()
  const cookies = options.cookies ?? null
  const fetchNow = options.fetch ?? fetch
  const plain = createSender({
    baseUrl: options.baseUrl.replace(/\/+$/, ""),
    publishableKey: options.publishableKey,
    locale: options.locale,
    token: options.token,
    tokens,
    cookies,
    apiKey: options.apiKey,
    shopper: options.shopper,
    relativePictures: options.relativePictures ?? false,
    // Browsers refuse a fetch that is called as somebody's method.
    fetch: (input, init) => fetchNow(input, init),
    retry: { ...SDK_RETRY, ...options.retry },
    readTimeoutMs: options.timeouts?.readMs ?? READ_TIMEOUT_MS,
    writeTimeoutMs: options.timeouts?.writeMs ?? WRITE_TIMEOUT_MS,
    clock: options.clock ?? systemClock,
  })
  const send = options.tokens === undefined ? plain : renewingToken(plain, tokens)
  const client = { call: callAnything(send), tokens, cookies, send }
  return bindLazily(groups, client)
}
