import { DAY_MS } from "@porteka/hungary"
import { LEGAL_PAGES } from "@porteka/shop"
import type { Locale } from "@porteka/shop/languages"
import { environment } from "../../env.ts"
import { shopUrl } from "../../mail/shop-links.ts"
import { orderLinkToken } from "./order-link-token.ts"

/** Longer than delivery, withdrawal period and refund together. */
const EMAIL_LINK_DAYS = 60
/** The URL of an order's page for the recipient of the e-mail. */
export function orderLink(orderId: string, locale: Locale, days = EMAIL_LINK_DAYS): string {
  const token = orderLinkToken(orderId, environment().JWT_SECRET, new Date(Date.now() + days * DAY_MS))
  return shopUrl(locale, `/${LEGAL_PAGES.tracking[locale]}?token=${token}`)
}
