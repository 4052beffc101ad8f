/** Waits of payment setup and completion (specification 9): before each further try. */
export const PAYMENT_WAITS_MS = [300, 500, 1000] as const

/** How long to wait before try number `tries` + 1; null when it is time to give up. */
export function setupWait(tries: number): number | null {
  return PAYMENT_WAITS_MS[tries - 1] ?? null
}

/** A payment is asked after until it is decided: first soon, then every second. */
export function completionWait(tries: number): number {
  return PAYMENT_WAITS_MS[tries - 1] ?? PAYMENT_WAITS_MS[2]
}
