import { MAX_ATTEMPTS, retryDelayMinutes } from "../modules/outgoing-mail/retry-delay.ts"
import { type InvoiceProvider, InvoiceRefusedError } from "./invoice-provider.ts"

/** For providers without a rule of their own: about 14 hours. */
export const USUAL_RETRY_DELAYS: readonly number[] = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) =>
  retryDelayMinutes(index + 1),
)

type Retried = Pick<InvoiceProvider, "retryDelays">

/** How often a provider is asked for one document before a person has to check it. */
export const mostAttempts = ({ retryDelays }: Retried): number => retryDelays.length + 1

/**
 * @param attempts including the one that failed
 * @returns the minutes until the next attempt; null: a person has to check it
 */
export function retryAfter(error: unknown, { retryDelays }: Retried, attempts: number): number | null {
  if (error instanceof InvoiceRefusedError) return null
  return retryDelays[attempts - 1] ?? null
}
