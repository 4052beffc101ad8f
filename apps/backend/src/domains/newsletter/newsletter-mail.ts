import { type EmailProps, renderNewsletterConfirmation } from "@porteka/emails"
import type { MailTemplate, RenderedMail } from "../../mail/mail-template.ts"
import { NEWSLETTER_MODULE } from "../../modules/newsletter/index.ts"
import type { NewsletterSubscription } from "../../modules/newsletter/service.ts"
import { newsletterLink } from "./newsletter-links.ts"

/** Asks shoppers who ticked the box with an order to confirm, unless they already have. */
export const newsletterConfirmation: MailTemplate = {
  async render(container, { about_id: orderId, locale, recipient }, props) {
    const subscription = await container
      .resolve(NEWSLETTER_MODULE)
      .ask({ email: recipient, locale, order_id: orderId })
    return subscription && renderQuestion(subscription, props)
  },
}

/** The same question to somebody who used the shop's form. */
export const newsletterSignUp: MailTemplate = {
  async render(container, { about_id: id }, props) {
    const subscription = await container.resolve(NEWSLETTER_MODULE).findLive(id)
    return subscription?.state === "asked" ? renderQuestion(subscription, props) : null
  },
}

function renderQuestion(subscription: NewsletterSubscription, props: EmailProps): RenderedMail {
  const confirm_url = newsletterLink("confirm", subscription)
  const rendered = renderNewsletterConfirmation({ ...props, confirm_url })
  return { ...rendered, unsubscribe_url: newsletterLink("unsubscribe", subscription) }
}
