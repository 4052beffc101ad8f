import { admin } from "./admin/admin.ts"
import { type Bound, bindLazily } from "./core/bind.ts"
import { type Clock, systemClock } from "./core/clock.ts"
import type { AdminCredentials } from "./core/request-headers.ts"
import { type RetryPolicy, SDK_RETRY } from "./core/retry-policy.ts"
import { createSender } from "./core/sender.ts"
import { READ_TIMEOUT_MS, WRITE_TIMEOUT_MS } from "./core/timeouts.ts"
import { store } from "./store/store.ts"

const groups = { ...store, admin }

export interface CommerceClientOptions {
  /** Where the back end listens: `http://127.0.0.1:9000`. */
  baseUrl: string
  /** Selects the sales channel; not a secret. Absent for a client of the back office. */
  publishableKey?: string
  /** Language of texts in answers, BCP 47: `hu-HU`. */
  locale?: string
  /** Bearer token of the customer this client acts for. */
  token?: string
  /** For `client.admin`. */
  credentials?: AdminCredentials
  /** Limits of calls that have none of their own (timeouts.ts), in milliseconds. */
  timeouts?: { readMs?: number; writeMs?: number }
  retry?: Partial<RetryPolicy>
  /** Node's own when absent. */
  fetch?: typeof fetch
  /** The system's when absent. */
  clock?: Clock
}

export type CommerceClient = Bound<typeof groups>

/**
 * Makes a client of the back end. Make one for every request of a shopper: it is cheap, and it carries
 * their token and language. Nothing is shared between clients but the process's connection pool.
 *
 * Every call fails with a CommerceError: HttpError, NetworkError, TimeoutError, CancelledError, ParseError.
 */
export function createCommerceClient(options: CommerceClientOptions): CommerceClient {
  const send = createSender({
    baseUrl: options.baseUrl.replace(/\/+$/, ""),
    publishableKey: options.publishableKey,
    locale: options.locale,
    token: options.token,
    credentials: options.credentials,
    fetch: options.fetch ?? fetch,
    retry: { ...SDK_RETRY, ...options.retry },
    readTimeoutMs: options.timeouts?.readMs ?? READ_TIMEOUT_MS,
    writeTimeoutMs: options.timeouts?.writeMs ?? WRITE_TIMEOUT_MS,
    clock: options.clock ?? systemClock,
  })
  return bindLazily(groups, send)
}
