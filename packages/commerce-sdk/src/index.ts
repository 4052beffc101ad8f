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
  HTTP_RETRY,
  HTTP_RETRY_METHODS,
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
export * from "./types/address.ts"
export * from "./types/admin.ts"
export * from "./types/auth.ts"
export * from "./types/cart.ts"
export * from "./types/catalogue.ts"
export * from "./types/checkout.ts"
export * from "./types/customer.ts"
export * from "./types/gift-card.ts"
export * from "./types/list.ts"
export * from "./types/order.ts"
export * from "./types/order-edit.ts"
export * from "./types/payment.ts"
export * from "./types/product.ts"
export * from "./types/region.ts"
export * from "./types/return.ts"
export * from "./types/shipping.ts"
export * from "./types/tax.ts"
export * from "./types/totals.ts"
