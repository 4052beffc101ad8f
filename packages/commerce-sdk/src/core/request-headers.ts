export const PUBLISHABLE_KEY_HEADER = "x-publishable-api-key"
export const LOCALE_HEADER = "x-medusa-locale"
export const IDEMPOTENCY_KEY_HEADER = "idempotency-key"
/** Asks for pictures by their path, as a client does that serves them itself. */
export const PICTURES_HEADER = "x-picture-addresses"
export const RELATIVE_PICTURES = "relative"
const SHOPPER_ADDRESS_HEADER = "x-shopper-address"
const SHOPPER_DEVICE_HEADER = "x-shopper-device"
const SHOPPER_BROWSER_HEADER = "x-shopper-browser"

const DEVICE_CHARACTERS = 300

/** For whom a server calls: limits count by it, and customers see it in the list of their sessions. */
export interface ShopperInfo {
  /** IP address. */
  address?: string
  /** What the browser calls itself. */
  device?: string
  /** Tells one browser from another, beyond a sign-in. */
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

/** The headers of one request. A token wins over cookies, and both over a key of the back office (specification 6). */
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

/** A browser may call itself anything: what no header takes is escaped. */
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
