export { type CommerceClient, type CommerceClientOptions, createCommerceClient } from "./client.ts"
export { type Clock, systemClock } from "./core/clock.ts"
export type { Call, CallOptions } from "./core/endpoint.ts"
export { buildQuery, type QueryValue } from "./core/query.ts"
export {
  type AdminCredentials,
  IDEMPOTENCY_KEY_HEADER,
  LOCALE_HEADER,
  PUBLISHABLE_KEY_HEADER,
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
export { CancelledError } from "./errors/cancelled-error.ts"
export { CommerceError } from "./errors/commerce-error.ts"
export { HttpError } from "./errors/http-error.ts"
export { NetworkError } from "./errors/network-error.ts"
export { ParseError } from "./errors/parse-error.ts"
export { isConflict, isNotFound, isOutage, isUnauthorized } from "./errors/predicates.ts"
export { TimeoutError } from "./errors/timeout-error.ts"
export type { OrderLookupQuery } from "./store/orders.ts"
export type { ProductListQuery, ProductSearchInput } from "./store/products.ts"
export * from "./wire.ts"
