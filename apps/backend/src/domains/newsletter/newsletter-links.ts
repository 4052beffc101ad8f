import { NEWSLETTER_PAGES, type NewsletterPageName } from "@porteka/shop"
import { environment } from "../../env.ts"
import { linkToken } from "../../mail/link-token.ts"
import { shopUrl } from "../../mail/shop-links.ts"
import type { NewsletterSubscription } from "../../modules/newsletter/service.ts"

export function newsletterLink(
  action: NewsletterPageName,
  { id, locale }: Pick<NewsletterSubscription, "id" | "locale">,
): string {
  const token = linkToken("newsletter", id, environment().JWT_SECRET)
  return shopUrl(locale, `/${NEWSLETTER_PAGES[action][locale]}?token=${token}`)
}
