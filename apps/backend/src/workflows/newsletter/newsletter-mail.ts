import { renderNewsletterConfirmation } from "@porteka/emails"
import type { Letter } from "../../mail/letter.ts"
import { shopLinks } from "../../mail/shop-links.ts"
import { NEWSLETTER_MODULE } from "../../modules/newsletter/index.ts"
import { newsletterLink } from "./newsletter-links.ts"

/** Asks whoever ticked the box in an order to confirm; who has done so already is not asked again. */
export const newsletterConfirmation: Letter = {
  async render(container, { about_id: orderId, locale, recipient }) {
    const subscription = await container
      .resolve(NEWSLETTER_MODULE)
      .ask({ email: recipient, locale, order_id: orderId })
    if (!subscription) return null
    const rendered = await renderNewsletterConfirmation({
      locale,
      links: shopLinks(locale),
      confirm_url: newsletterLink("confirm", subscription),
    })
    return { ...rendered, unsubscribe_url: newsletterLink("unsubscribe", subscription) }
  },
}
