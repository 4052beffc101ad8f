import { createKeptValue } from "#app/ui/browser/kept-value.ts"
import { useWatchedValue } from "#app/ui/browser/watched-value.ts"
import { type Consent, parseConsent } from "./consent-state.ts"

const ENTRY = "cookie-consent"

/**
 * This visitor's decision, null if there is none yet. Code that stores or measures more than the shop needs
 * checks this first, and stops when it changes.
 */
export const consent = createKeptValue<Consent | null>(ENTRY, (text) => parseConsent(text, new Date()), null)

export function useConsent(): Consent | null {
  return useWatchedValue(consent, null)
}
