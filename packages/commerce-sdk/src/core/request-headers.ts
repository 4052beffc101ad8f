export const PUBLISHABLE_KEY_HEADER = "x-publishable-api-key"
export const LOCALE_HEADER = "x-medusa-locale"
export const IDEMPOTENCY_KEY_HEADER = "idempotency-key"

/** Who calls the back office: a token, a session's cookie, or a secret API key (specification 6). */
export type AdminCredentials =
  | { kind: "bearer"; token: string }
  | { kind: "session"; cookie: string }
  | { kind: "api_key"; key: string }

export interface HeaderInput {
  publishableKey: string | undefined
  locale: string | undefined
  token: string | undefined
  credentials: AdminCredentials | undefined
  hasJsonBody: boolean
  /** Sent with a POST. */
  idempotencyKey: string | undefined
}

/** The headers of one request. A call's own token wins over the back office's credentials. */
export function buildHeaders(input: HeaderInput): Record<string, string> {
  const headers: Record<string, string> = { accept: "application/json" }
  if (input.publishableKey !== undefined) headers[PUBLISHABLE_KEY_HEADER] = input.publishableKey
  if (input.locale !== undefined) {
    headers["accept-language"] = input.locale
    headers[LOCALE_HEADER] = input.locale
  }
  if (input.hasJsonBody) headers["content-type"] = "application/json"
  if (input.idempotencyKey !== undefined) headers[IDEMPOTENCY_KEY_HEADER] = input.idempotencyKey
  return { ...headers, ...authorization(input.token, input.credentials) }
}

function authorization(
  token: string | undefined,
  credentials: AdminCredentials | undefined,
): Record<string, string> {
  if (token !== undefined) return { authorization: `Bearer ${token}` }
  switch (credentials?.kind) {
    case undefined:
      return {}
    case "bearer":
      return { authorization: `Bearer ${credentials.token}` }
    case "session":
      return { cookie: credentials.cookie }
    case "api_key":
      return { authorization: `Basic ${Buffer.from(`${credentials.key}:`).toString("base64")}` }
  }
}
