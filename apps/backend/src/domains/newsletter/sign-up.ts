import { createHash } from "node:crypto"
import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { budapestDay } from "@porteka/hungary"
import { DEFAULT_LOCALE } from "@porteka/shop/languages"
import { NEWSLETTER_MODULE } from "../../modules/newsletter/index.ts"
import { OUTGOING_MAIL_MODULE } from "../../modules/outgoing-mail/index.ts"
import { emailField, localeField } from "../input-fields.ts"

export const newsletterSignUpSchema = z.strictObject({
  email: emailField,
  locale: localeField.default(DEFAULT_LOCALE),
})
type NewsletterSignUpInput = z.infer<typeof newsletterSignUpSchema>

/** Others may enter somebody's address, so the number of e-mails in a week is limited. */
const QUESTIONS = { most: 3, hours: 7 * 24 }

/**
 * Records the request and queues the e-mail that asks to confirm it (2008. XLVIII. tv. 6. §). Returns nothing
 * that reveals whether the address is known.
 * @returns the key of the day's e-mail; null if the address is confirmed
 */
export async function signUpForNewsletter(
  container: MedusaContainer,
  { email, locale }: NewsletterSignUpInput,
): Promise<string | null> {
  const newsletter = container.resolve(NEWSLETTER_MODULE)
  const subscription =
    (await newsletter.ask({ email, locale, order_id: null })) ?? (await newsletter.findOf(email))
  if (subscription?.state !== "asked") return null
  // The key contains the address, not the subscription's id, which changes after a refusal: an address is asked
  // at most once a day.
  const address = createHash("sha256").update(email).digest("base64url")
  const key = `newsletter_sign_up:${address}:${budapestDay(new Date())}`
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
