import { z } from "@medusajs/framework/zod"
import { DEFAULT_LOCALE } from "@porteka/shop/languages"
import { emailField, localeField, MAX_ORDER_NUMBER } from "../input-fields.ts"

export const orderLinkRequestSchema = z.strictObject({
  order_number: z.int().min(1).max(MAX_ORDER_NUMBER),
  email: emailField,
  locale: localeField.default(DEFAULT_LOCALE),
})
export type OrderLinkRequest = z.infer<typeof orderLinkRequestSchema>
