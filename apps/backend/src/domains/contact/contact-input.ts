import { z } from "@medusajs/framework/zod"
import { TEXT_LIMITS } from "@porteka/shop"
import { DEFAULT_LOCALE } from "@porteka/shop/languages"
import { lineField, localeField, oneLine, textField, writtenEmailField } from "../input-fields.ts"

const { contact: LIMITS } = TEXT_LIMITS

export const contactInputSchema = z.strictObject({
  name: lineField(LIMITS.name),
  email: writtenEmailField,
  order_reference: z.string().transform(oneLine).pipe(z.string().max(LIMITS.order)).optional(),
  message: textField(LIMITS.message).pipe(z.string().min(1)),
  locale: localeField.default(DEFAULT_LOCALE),
  submission_id: z.uuid().optional(),
})

export type ContactInput = z.infer<typeof contactInputSchema>
