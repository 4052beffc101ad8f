/** The part of the Network Information API that reports expensive data; not every browser supports it. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

const SLOW_TYPES = ["slow-2g", "2g"]

/**
 * Whether prefetching is allowed on this connection (specification, section 2: not on slow or data-saving
 * ones).
 */
export function allowsAhead(connection: Connection | undefined): boolean {
  return !connection?.saveData && !SLOW_TYPES.includes(connection?.effectiveType ?? "")
}

/** The same for this browser's connection. */
export const mayFetchAhead = (): boolean =>
  allowsAhead((navigator as Navigator & { connection?: Connection }).connection)
