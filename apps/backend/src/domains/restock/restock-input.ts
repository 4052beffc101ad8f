import { z } from "@medusajs/framework/zod"
import { DEFAULT_LOCALE } from "@porteka/shop/languages"
import { emailField, localeField } from "../input-fields.ts"

export const restockRequestSchema = z.strictObject({
  variant_id: z.string().regex(/^variant_[0-9A-HJKMNP-TV-Z]{26}$/),
  email: emailField,
  locale: localeField.default(DEFAULT_LOCALE),
})
export type RestockRequest = z.infer<typeof restockRequestSchema>
