/** The part of the Network Information API that says whether data is dear; not every browser has it. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

const SLOW_TYPES = ["slow-2g", "2g"]

/** Whether what nobody has asked for may be fetched on this connection (specification, section 2: not when slow or saving). */
export function allowsAhead(connection: Connection | undefined): boolean {
  return !connection?.saveData && !SLOW_TYPES.includes(connection?.effectiveType ?? "")
}

/** The same of this browser's connection. */
export const mayFetchAhead = (): boolean =>
  allowsAhead((navigator as Navigator & { connection?: Connection }).connection)
