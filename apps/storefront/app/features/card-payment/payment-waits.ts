/** Delays of payment setup and completion (specification 9) before each further try. */
export const PAYMENT_WAITS_MS = [300, 500, 1000] as const

/** The delay before try number `tries` + 1; null to give up. */
export function setupWait(tries: number): number | null {
  return PAYMENT_WAITS_MS[tries - 1] ?? null
}

/** A payment is polled until it is decided: first soon, then every second. */
export function completionWait(tries: number): number {
  return PAYMENT_WAITS_MS[tries - 1] ?? PAYMENT_WAITS_MS[2]
}
