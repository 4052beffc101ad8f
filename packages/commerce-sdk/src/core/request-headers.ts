export const PUBLISHABLE_KEY_HEADER = "x-publishable-api-key"
export const LOCALE_HEADER = "x-medusa-locale"
export const IDEMPOTENCY_KEY_HEADER = "idempotency-key"
/** Requests pictures as paths, for clients that serve them. */
export const PICTURES_HEADER = "x-picture-addresses"
export const RELATIVE_PICTURES = "relative"
const SHOPPER_ADDRESS_HEADER = "x-shopper-address"
const SHOPPER_DEVICE_HEADER = "x-shopper-device"
const SHOPPER_BROWSER_HEADER = "x-shopper-browser"

const DEVICE_CHARACTERS = 300

/** The shopper a server calls for: limits count by it, and customers see it in their list of sessions. */
export interface ShopperInfo {
  /** IP address. */
  address?: string
  /** The browser's user agent. */
  device?: string
  /** Identifies a browser beyond a session. */
  browser?: string
}

export interface HeaderInput {
  publishableKey: string | undefined
  locale: string | undefined
  token: string | undefined
  /** The `Cookie` header of a jar. */
  cookie: string | undefined
  apiKey: string | undefined
  shopper: ShopperInfo | undefined
  /** Pictures as paths instead of whole addresses. */
  relativePictures: boolean
  hasJsonBody: boolean
  /** Sent with a POST. */
  idempotencyKey: string | undefined
}

/**
 * The headers of one request. A token takes precedence over cookies, and both over a secret API key
 * (specification 6).
 */
export function buildHeaders(input: HeaderInput): Record<string, string> {
  const headers: Record<string, string> = { accept: "application/json" }
  if (input.publishableKey !== undefined) headers[PUBLISHABLE_KEY_HEADER] = input.publishableKey
  if (input.locale !== undefined) {
    headers["accept-language"] = input.locale
    headers[LOCALE_HEADER] = input.locale
  }
  if (input.relativePictures) headers[PICTURES_HEADER] = RELATIVE_PICTURES
  if (input.hasJsonBody) headers["content-type"] = "application/json"
  if (input.idempotencyKey !== undefined) headers[IDEMPOTENCY_KEY_HEADER] = input.idempotencyKey
  return { ...headers, ...shopperHeaders(input.shopper), ...authorization(input) }
}

/** A user agent can contain anything: characters not allowed in a header are escaped. */
function shopperHeaders({ address, device, browser }: ShopperInfo = {}): Record<string, string> {
  return {
    ...(address === undefined ? {} : { [SHOPPER_ADDRESS_HEADER]: address }),
    ...(device === undefined
      ? {}
      : { [SHOPPER_DEVICE_HEADER]: encodeURIComponent(device.slice(0, DEVICE_CHARACTERS).toWellFormed()) }),
    ...(browser === undefined ? {} : { [SHOPPER_BROWSER_HEADER]: browser }),
  }
}

function authorization({ token, cookie, apiKey }: HeaderInput): Record<string, string> {
  if (token !== undefined) return { authorization: `Bearer ${token}` }
  if (cookie !== undefined) return { cookie }
  return apiKey === undefined ? {} : { authorization: `Basic ${btoa(`${apiKey}:`)}` }
}
