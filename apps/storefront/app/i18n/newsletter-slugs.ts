import { NEWSLETTER_PAGES, type NewsletterPageName } from "@porteka/shop/pages"

export { NEWSLETTER_PAGES, type NewsletterPageName } from "@porteka/shop/pages"

const UNSUBSCRIBE_SLUGS: readonly string[] = Object.values(NEWSLETTER_PAGES.unsubscribe)

/** @param rest the path after the language */
export function isUnsubscribePage(rest: string): boolean {
  return UNSUBSCRIBE_SLUGS.includes(rest.replace(/^\//, ""))
}

/** Each page also answers under its slug in any other language. */
export function newsletterPageOf(rest: string): NewsletterPageName {
  return isUnsubscribePage(rest) ? "unsubscribe" : "confirm"
}
