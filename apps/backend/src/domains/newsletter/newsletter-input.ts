import { z } from "@medusajs/framework/zod"
import { DEFAULT_LOCALE } from "@porteka/shop/languages"
import { emailField, localeField } from "../input-fields.ts"

export const newsletterSignUpSchema = z.strictObject({
  email: emailField,
  locale: localeField.default(DEFAULT_LOCALE),
})
export type NewsletterSignUpInput = z.infer<typeof newsletterSignUpSchema>
