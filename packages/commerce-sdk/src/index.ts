export { type Client, type CommerceClientOptions, createClient } from "./client.ts"
export { type CommerceClient, createCommerceClient } from "./commerce-client.ts"
export type { Bound, EndpointGroup } from "./core/bind.ts"
export type { AnyCallOptions, CallAnything } from "./core/call-anything.ts"
export { type Clock, systemClock } from "./core/clock.ts"
export { type CookieJar, cookieJar } from "./core/cookie-jar.ts"
export { type Call, type CallOptions, del, get, type Method, post } from "./core/endpoint.ts"
export { buildQuery, type QueryValue } from "./core/query.ts"
export {
  IDEMPOTENCY_KEY_HEADER,
  LOCALE_HEADER,
  PICTURES_HEADER,
  PUBLISHABLE_KEY_HEADER,
  RELATIVE_PICTURES,
  type ShopperInfo,
} from "./core/request-headers.ts"
export {
  AUTH_RETRY,
  MAX_RETRY_AFTER_MS,
  type Repeat,
  type RetryPolicy,
  retryDelay,
  SDK_RETRY,
} from "./core/retry-policy.ts"
export { type Backoff, backoffMs, parseRetryAfter } from "./core/retry-timing.ts"
export * from "./core/timeouts.ts"
export {
  memoryTokens,
  storedTokens,
  TOKEN_STORAGE_KEY,
  type TokenStorage,
  type TokenStore,
} from "./core/token-store.ts"
export { CancelledError } from "./errors/cancelled-error.ts"
export { CommerceError } from "./errors/commerce-error.ts"
export { HttpError } from "./errors/http-error.ts"
export { NetworkError } from "./errors/network-error.ts"
export { ParseError } from "./errors/parse-error.ts"
export {
  isBadRequest,
  isConflict,
  isFailedCall,
  isNotFound,
  isOutage,
  isUnauthorized,
} from "./errors/predicates.ts"
export { TimeoutError } from "./errors/timeout-error.ts"
export { eachRow } from "./pages.ts"
export type { OrderListQuery, OrderLookupQuery, OrderQuery } from "./store/orders-calls.ts"
export type { ProductListQuery, ProductSearchInput } from "./store/products-calls.ts"
export * from "./wire.ts"
