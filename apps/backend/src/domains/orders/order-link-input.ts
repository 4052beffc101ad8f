import { z } from "@medusajs/framework/zod"
import { DEFAULT_LOCALE } from "@porteka/shop/languages"
import { emailField, localeField } from "../input-fields.ts"

/** Above any real order number, and still an integer for the database. */
const MAX_NUMBER = 999_999_999

export const orderLinkRequestSchema = z.strictObject({
  order_number: z.int().min(1).max(MAX_NUMBER),
  email: emailField,
  locale: localeField.default(DEFAULT_LOCALE),
})
export type OrderLinkRequest = z.infer<typeof orderLinkRequestSchema>
