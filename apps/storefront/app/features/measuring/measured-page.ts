import { splitLocale } from "#app/i18n/locales.ts"

/** Pages of one person, or of one order; on the card payment page no external script is loaded at all. */
const PRIVATE =
  /^\/(account|order|order-transfer|payment-collection|checkout\/.+|login|logout|register|forgot-password|reset-password|verify-email|cart-reminder)(\/|$)/
const CONFIRMATION = /^(\/order-confirmation)\/[^/]+$/
/** Parameters that identify the advertisement. */
const KEPT_PARAMETERS = /^(utm_\w+|gclid|fbclid)$/

/**
 * A page's URL for external services: without search and filter parameters, and without an order's id.
 * @returns null for a private page
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
