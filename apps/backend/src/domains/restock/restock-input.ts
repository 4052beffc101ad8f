import { z } from "@medusajs/framework/zod"
import { DEFAULT_LOCALE } from "@porteka/shop/languages"
import { emailField, localeField } from "../input-fields.ts"

export const restockWishSchema = z.strictObject({
  variant_id: z.string().regex(/^variant_[0-9A-HJKMNP-TV-Z]{26}$/),
  email: emailField,
  locale: localeField.default(DEFAULT_LOCALE),
})
export type RestockWish = z.infer<typeof restockWishSchema>
