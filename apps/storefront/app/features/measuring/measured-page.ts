import { ORDER_PARAMETER } from "@porteka/shop/pages"
import { splitLocale } from "#app/i18n/locales.ts"

/** Pages of one person, or of one order; on the card payment page no external script is loaded at all. */
const PRIVATE =
  /^\/(account|order|order-transfer|payment-collection|checkout\/.+|login|logout|register|forgot-password|reset-password|verify|cart-reminder)(\/|$)/
/**
 * Of pages with a link's token, an order or an address in their URL: a service whose script reads the URL by itself, as Meta's
 * does, would get it.
 */
const PERSONAL_PARAMETERS: readonly string[] = [
  "token",
  "order_id",
  "email",
  ...Object.values(ORDER_PARAMETER),
]
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
  const parameters = new URLSearchParams(search)
  if (PRIVATE.test(rest) || PERSONAL_PARAMETERS.some((name) => parameters.has(name))) return null
  const kept = [...parameters].filter(([name]) => KEPT_PARAMETERS.test(name))
  const confirmation = CONFIRMATION.exec(rest)?.[1]
  const path = confirmation ? pathname.slice(0, -rest.length) + confirmation : pathname
  return `${origin}${path}${kept.length > 0 ? `?${new URLSearchParams(kept)}` : ""}`
}
