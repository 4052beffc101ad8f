import { renderNewsletterConfirmation } from "@porteka/emails"
import type { MailTemplate } from "../../mail/mail-template.ts"
import { shopLinks } from "../../mail/shop-links.ts"
import { NEWSLETTER_MODULE } from "../../modules/newsletter/index.ts"
import type { NewsletterSubscription } from "../../modules/newsletter/service.ts"
import { newsletterLink } from "./newsletter-links.ts"

type Render = MailTemplate["render"]

/** Asks shoppers who ticked the box with an order to confirm, unless they already have. */
export const newsletterConfirmation: MailTemplate = {
  async render(container, mail, shop) {
    const { about_id: orderId, locale, recipient } = mail
    const subscription = await container
      .resolve(NEWSLETTER_MODULE)
      .ask({ email: recipient, locale, order_id: orderId })
    return subscription && (await renderQuestion(subscription, mail, shop))
  },
}

/** The same question to somebody who used the shop's form. */
export const newsletterSignUp: MailTemplate = {
  async render(container, mail, shop) {
    const subscription = await container.resolve(NEWSLETTER_MODULE).findLive(mail.about_id)
    return subscription?.state === "asked" ? await renderQuestion(subscription, mail, shop) : null
  },
}

async function renderQuestion(
  subscription: NewsletterSubscription,
  { locale }: Parameters<Render>[1],
  shop: Parameters<Render>[2],
): ReturnType<Render> {
  const rendered = await renderNewsletterConfirmation({
    locale,
    links: shopLinks(locale),
    shop,
    confirm_url: newsletterLink("confirm", subscription),
  })
  return { ...rendered, unsubscribe_url: newsletterLink("unsubscribe", subscription) }
}
