export type QueryValue =
  | string
  | number
  | boolean
  | Date
  | null
  | undefined
  | readonly QueryValue[]
  | { readonly [key: string]: QueryValue }

/**
 * Formats a query string as Medusa's server parses it (npm `qs`): several values by repeating the key,
 * operators in brackets. Empty values (undefined, null, an empty list) are omitted.
 * @example buildQuery({ id: ["a", "b"], created_at: { $gt: "2026-01-01" } }) //
 * "?id=a&id=b&created_at%5B%24gt%5D=2026-01-01"
 * @returns "" or a string that begins with "?"
 */
export function buildQuery(query: object | undefined): string {
  if (query === undefined) return ""
  const parts: string[] = []
  for (const [key, value] of Object.entries(query)) append(parts, key, value)
  return parts.length === 0 ? "" : `?${parts.join("&")}`
}

function append(parts: string[], key: string, value: QueryValue): void {
  if (value === undefined || value === null) return
  if (Array.isArray(value)) {
    for (const one of value) append(parts, key, one)
  } else if (typeof value === "object" && !(value instanceof Date)) {
    for (const [inner, one] of Object.entries(value)) append(parts, `${key}[${inner}]`, one)
  } else {
    parts.push(
      `${encodeURIComponent(key)}=${encodeURIComponent(asText(value as string | number | boolean | Date))}`,
    )
  }
}

function asText(value: string | number | boolean | Date): string {
  return value instanceof Date ? value.toISOString() : String(value)
}
