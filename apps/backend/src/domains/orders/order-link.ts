import { DAY_MS } from "@porteka/hungary"
import { LEGAL_PAGES } from "@porteka/shop"
import type { Locale } from "@porteka/shop/languages"
import { environment } from "../../env.ts"
import { shopUrl } from "../../mail/shop-links.ts"
import type { OutgoingMail } from "../../modules/outgoing-mail/service.ts"
import { orderLinkToken } from "./order-link-token.ts"

/** Longer than delivery, withdrawal period and refund together. */
const EMAIL_LINK_DAYS = 60
/**
 * The URL of an order's page for the recipient of the e-mail.
 * @param mail the e-mail about the order: if it was on its way while the order's address was replaced, its link opens nothing
 */
export function orderLink(
  { about_id: id, recipient: email }: Pick<OutgoingMail, "about_id" | "recipient">,
  locale: Locale,
  days = EMAIL_LINK_DAYS,
): string {
  const { JWT_SECRET } = environment()
  const token = orderLinkToken({ id, email }, JWT_SECRET, new Date(Date.now() + days * DAY_MS))
  return shopUrl(locale, `/${LEGAL_PAGES.tracking[locale]}?token=${token}`)
}
