import { renderNewsletterConfirmation } from "@porteka/emails"
import type { MailTemplate } from "../../mail/mail-template.ts"
import { shopLinks } from "../../mail/shop-links.ts"
import { NEWSLETTER_MODULE } from "../../modules/newsletter/index.ts"
import { newsletterLink } from "./newsletter-links.ts"

/** Asks shoppers who ticked the box with an order to confirm, unless they already have. */
export const newsletterConfirmation: MailTemplate = {
  async render(container, { about_id: orderId, locale, recipient }, shop) {
    const subscription = await container
      .resolve(NEWSLETTER_MODULE)
      .ask({ email: recipient, locale, order_id: orderId })
    if (!subscription) return null
    const rendered = await renderNewsletterConfirmation({
      locale,
      links: shopLinks(locale),
      shop,
      confirm_url: newsletterLink("confirm", subscription),
    })
    return { ...rendered, unsubscribe_url: newsletterLink("unsubscribe", subscription) }
  },
}
