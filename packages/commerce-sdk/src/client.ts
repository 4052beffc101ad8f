import { type Bound, bindLazily, type EndpointGroup, type Send } from "./core/bind.ts"
import { type CallAnything, callAnything } from "./core/call-anything.ts"
import { type Clock, systemClock } from "./core/clock.ts"
import type { CookieJar } from "./core/cookie-jar.ts"
import type { ShopperInfo } from "./core/request-headers.ts"
import { type RetryPolicy, SDK_RETRY } from "./core/retry-policy.ts"
import { createSender } from "./core/sender.ts"
import { READ_TIMEOUT_MS, WRITE_TIMEOUT_MS } from "./core/timeouts.ts"
import { memoryTokens, type TokenStore } from "./core/token-store.ts"
import { renewingToken } from "./session/renew-token.ts"

export interface CommerceClientOptions {
  /** URL of the back end: `http://127.0.0.1:9000`. */
  baseUrl: string
  /** Selects the sales channel; not a secret. Absent for a client of the admin. */
  publishableKey?: string
  /** Language of texts in answers, BCP 47: `hu-HU`. */
  locale?: string
  /** A fixed bearer token; it is never renewed. */
  token?: string
  /** Stores the token of `login`, which is renewed once after a 401. Default: in memory. */
  tokens?: TokenStore
  /** Session mode: cookies instead of tokens, in a jar (`cookieJar()`), or in the browser's own. */
  cookies?: CookieJar | "browser"
  /** A secret API key of the admin. */
  apiKey?: string
  /** The shopper a server calls for. */
  shopper?: ShopperInfo
  /** Pictures as paths, for a client that serves `/pictures` itself; otherwise they are absolute URLs. */
  relativePictures?: boolean
  /** Time-outs in milliseconds of calls that have none of their own (timeouts.ts). */
  timeouts?: { readMs?: number; writeMs?: number }
  retry?: Partial<RetryPolicy>
  /** Default: the platform's `fetch`. */
  fetch?: typeof fetch
  /** Default: the system's clock. */
  clock?: Clock
}

/** What every client has besides its groups of calls. */
export interface Client {
  /** Calls any other route, with the same errors, retries and time-outs. */
  readonly call: CallAnything
  readonly tokens: TokenStore
  /** Null unless in session mode. */
  readonly cookies: CookieJar | "browser" | null
  readonly send: Send
}

/**
 * Creates a client of the back end with the given groups of calls; a bundle contains only these. Create one per
 * shopper request: it is cheap, and carries the shopper's token and language. Clients share nothing but the
 * platform's connections.
 *
 * Every call fails with a CommerceError: HttpError, NetworkError, TimeoutError, CancelledError or ParseError.
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
    // Browsers reject `fetch` when it is called as a method of another object.
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
