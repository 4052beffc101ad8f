/** The part of the Network Information API that says whether data is dear; not every browser has it. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

const SLOW_TYPES = ["slow-2g", "2g"]

/** Whether pages may be fetched ahead on this connection (specification, section 2: not when slow or saving). */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !SLOW_TYPES.includes(connection?.effectiveType ?? "")
}

/** What a link's `prefetch` should be here: on intent, or never. */
export function linkPrefetch(): "intent" | "none" {
  if (typeof navigator === "undefined") return "intent"
  const { connection } = navigator as Navigator & { connection?: Connection }
  return mayPrefetch(connection) ? "intent" : "none"
}
