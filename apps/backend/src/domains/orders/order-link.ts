import { LEGAL_PAGES } from "@porteka/shop"
import type { Locale } from "@porteka/shop/languages"
import { environment } from "../../env.ts"
import { shopUrl } from "../../mail/shop-links.ts"
import { orderLinkToken } from "./order-link-token.ts"

/** Longer than delivery, the withdrawal period and the refund take together. */
const LETTER_LINK_DAYS = 60
const DAY_MS = 24 * 60 * 60 * 1000
/** The address of an order's page for whoever reads the mail it stands in. */
export function orderLink(orderId: string, locale: Locale, days = LETTER_LINK_DAYS): string {
  const token = orderLinkToken(orderId, environment().JWT_SECRET, new Date(Date.now() + days * DAY_MS))
  return shopUrl(locale, `/${LEGAL_PAGES.tracking[locale]}?token=${token}`)
}
