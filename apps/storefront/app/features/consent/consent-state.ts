import { CONSENT_DAYS } from "@porteka/shop"
import { fieldsOf, parseJson } from "@porteka/shop/parse-json"

/** Specification, section 9: another version means that everyone is asked again. */
export const CONSENT_VERSION = "1.0"

/** The purposes that may be refused; the essential one is always on. */
export const OPTIONAL_PURPOSES = ["functional", "analytics", "marketing"] as const
export type ConsentChoices = Record<(typeof OPTIONAL_PURPOSES)[number], boolean>

/** The record of a decision (specification, section 3), with its time. */
export interface Consent extends ConsentChoices {
  essential: true
  version: typeof CONSENT_VERSION
  /** The external services named in the question; visitors are asked again about later ones. */
  services: readonly string[]
  /** ISO 8601. */
  timestamp: string
}

export const ALL: ConsentChoices = { functional: true, analytics: true, marketing: true }
export const NONE: ConsentChoices = { functional: false, analytics: false, marketing: false }

const DAY_MS = 24 * 60 * 60 * 1000

export function decide(
  { functional, analytics, marketing }: ConsentChoices,
  now: Date,
  services: readonly string[] = [],
): Consent {
  return {
    essential: true,
    functional,
    analytics,
    marketing,
    version: CONSENT_VERSION,
    services,
    timestamp: now.toISOString(),
  }
}

/** Reads the stored decision; null if there is none for this version within the last 365 days. */
export function parseConsent(text: string | null, now: Date): Consent | null {
  const { essential, functional, analytics, marketing, version, services, timestamp } = fieldsOf(
    parseJson(text),
  )
  if (essential !== true || version !== CONSENT_VERSION || !isRecent(timestamp, now)) return null
  if (typeof functional !== "boolean" || typeof analytics !== "boolean" || typeof marketing !== "boolean")
    return null
  return {
    essential,
    functional,
    analytics,
    marketing,
    version,
    services: Array.isArray(services) ? services.map(String) : [],
    timestamp: String(timestamp),
  }
}

/** Whether the visitor has decided about everything that the shop asks for now. */
export const isDecided = (consent: Consent | null, services: readonly string[]): boolean =>
  consent !== null && services.every((service) => consent.services.includes(service))

/** A time in the future comes from a wrong clock: the decision would be valid for more than a year. */
function isRecent(timestamp: unknown, now: Date): boolean {
  const days = (now.getTime() - Date.parse(String(timestamp))) / DAY_MS
  return days > -1 && days < CONSENT_DAYS
}
