import { splitLocale } from "#app/i18n/locales.ts"

/** Pages of one person, or of one order; where a card is paid nothing is loaded from others at all. */
const PRIVATE =
  /^\/(account|order|order-transfer|payment-collection|checkout\/.+|login|logout|register|forgot-password|reset-password|verify-email|cart-reminder)(\/|$)/
const CONFIRMATION = /^(\/order-confirmation)\/[^/]+$/
/** Which advertisement somebody has come by. */
const KEPT_PARAMETERS = /^(utm_\w+|gclid|fbclid)$/

/**
 * A page's address as others may know it: without what was searched for or chosen, and without an order's id.
 * @returns null for a page that is nobody's business
 */
export function measuredAddress({
  origin,
  pathname,
  search,
}: Pick<Location, "origin" | "pathname" | "search">): string | null {
  const { rest } = splitLocale(pathname)
  if (PRIVATE.test(rest)) return null
  const kept = [...new URLSearchParams(search)].filter(([name]) => KEPT_PARAMETERS.test(name))
  const confirmation = CONFIRMATION.exec(rest)?.[1]
  const path = confirmation ? pathname.slice(0, -rest.length) + confirmation : pathname
  return `${origin}${path}${kept.length > 0 ? `?${new URLSearchParams(kept)}` : ""}`
}
