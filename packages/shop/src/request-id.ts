/** The header with a request's id, from the proxy through the storefront to the back end. */
export const REQUEST_ID_HEADER = "x-request-id"

const REQUEST_ID = /^[\w.-]{8,64}$/

/** Whether another server's request id is safe for our logs. */
export const isRequestId = (value: unknown): value is string =>
  typeof value === "string" && REQUEST_ID.test(value)
