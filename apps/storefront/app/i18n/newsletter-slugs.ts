import type { Locale } from "./locales.ts"

/** Where the links of newsletter mails lead (apps/backend/src/workflows/newsletter/newsletter-links.ts). */
export const NEWSLETTER_PAGES = {
  confirm: { hu: "hirlevel/megerosites", en: "newsletter/confirm" },
  unsubscribe: { hu: "hirlevel/leiratkozas", en: "newsletter/unsubscribe" },
} as const satisfies Record<string, Record<Locale, string>>

export type NewsletterPageName = keyof typeof NEWSLETTER_PAGES

const UNSUBSCRIBE_SLUGS: readonly string[] = Object.values(NEWSLETTER_PAGES.unsubscribe)

/** @param rest the path behind the language */
export function isUnsubscribePage(rest: string): boolean {
  return UNSUBSCRIBE_SLUGS.includes(rest.replace(/^\//, ""))
}

/** Each page answers under its slug of either language. */
export function newsletterPageOf(rest: string): NewsletterPageName {
  return isUnsubscribePage(rest) ? "unsubscribe" : "confirm"
}
