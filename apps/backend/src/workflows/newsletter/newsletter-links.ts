import { environment } from "../../env.ts"
import { linkToken } from "../../mail/link-token.ts"
import { shopUrl } from "../../mail/shop-links.ts"
import type { NewsletterSubscription } from "../../modules/newsletter/service.ts"

/** The storefront's pages (apps/storefront/app/i18n/newsletter-slugs.ts). */
const PATHS = {
  hu: { confirm: "/hirlevel/megerosites", unsubscribe: "/hirlevel/leiratkozas" },
  en: { confirm: "/newsletter/confirm", unsubscribe: "/newsletter/unsubscribe" },
} as const

export function newsletterLink(
  action: "confirm" | "unsubscribe",
  { id, locale }: Pick<NewsletterSubscription, "id" | "locale">,
): string {
  const token = linkToken("newsletter", id, environment().JWT_SECRET)
  return shopUrl(locale, `${PATHS[locale][action]}?token=${token}`)
}
