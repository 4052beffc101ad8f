import type { MedusaContainer } from "@medusajs/framework/types"
import { budapestDay } from "@porteka/hungary"
import { NEWSLETTER_MODULE } from "../../modules/newsletter/index.ts"
import { OUTGOING_MAIL_MODULE } from "../../modules/outgoing-mail/index.ts"
import type { NewsletterSignUpInput } from "./newsletter-input.ts"

/** Others may enter somebody's address, so the number of e-mails during the confirmation week is limited. */
const QUESTIONS = { most: 3, hours: 7 * 24 }

/**
 * Records the request and queues the e-mail that asks to confirm it (2008. XLVIII. tv. 6. §). Returns nothing
 * that reveals whether the address is known.
 * @returns the key of the e-mail to be sent; null if the address is confirmed or was just asked
 */
export async function signUpForNewsletter(
  container: MedusaContainer,
  { email, locale }: NewsletterSignUpInput,
): Promise<string | null> {
  const subscription = await container.resolve(NEWSLETTER_MODULE).ask({ email, locale, order_id: null })
  if (!subscription) return null
  // An address is asked at most once in twenty-four hours.
  const key = `newsletter_sign_up:${subscription.id}:${budapestDay(new Date())}`
  await container.resolve(OUTGOING_MAIL_MODULE).enqueueAtMost(
    {
      key,
      kind: "newsletter_sign_up",
      about_id: subscription.id,
      locale,
      recipient: email,
    },
    QUESTIONS,
  )
  return key
}
