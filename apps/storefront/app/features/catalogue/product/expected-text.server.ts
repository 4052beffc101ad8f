import type { CatalogueProduct } from "@porteka/commerce-sdk"
import { expectedToday } from "@porteka/hungary"
import { DELIVERY_CODES, deliverySteps, type Shop } from "@porteka/shop"
import { keptDateRange } from "#app/i18n/kept-dates.ts"
import type { Locale } from "#app/i18n/locales.ts"
import { OLDEST_PAGE_MS } from "#app/server/page-cache/cache-policy.server.ts"
import type { ExpectedText } from "./product-promises.tsx"

/**
 * When a product is expected that is ordered now, by the first delivery method that the shop offers. The page is
 * stored, and must not promise what has passed when it is read.
 */
export function expectedText(
  { making_days: makingDays }: Pick<CatalogueProduct, "making_days">,
  { delivery }: Pick<Shop, "delivery">,
  locale: Locale,
): ExpectedText | null {
  const code = DELIVERY_CODES.find((one) => delivery[one].price !== null)
  if (!code) return null
  const steps = deliverySteps(delivery, code, makingDays)
  const { from, to, untilHour } = expectedToday(new Date(Date.now() + OLDEST_PAGE_MS), delivery, steps)
  return { days: keptDateRange(from, to, locale), untilHour, isPickup: code === "pickup" }
}
