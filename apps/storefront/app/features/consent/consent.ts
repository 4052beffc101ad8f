import { createKeptValue } from "#app/ui/browser/kept-value.ts"
import { useWatchedValue } from "#app/ui/browser/watched-value.ts"
import { type Consent, parseConsent } from "./consent-state.ts"

const ENTRY = "cookie-consent"

/**
 * What this visitor decided, null when they were not asked yet. Whoever wants to remember or measure more than the
 * shop needs asks here first, and stops when the answer changes.
 */
export const consent = createKeptValue<Consent | null>(ENTRY, (text) => parseConsent(text, new Date()), null)

export function useConsent(): Consent | null {
  return useWatchedValue(consent, null)
}
