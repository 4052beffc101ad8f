import { z } from "@medusajs/framework/zod"
import { DEFAULT_LOCALE } from "@porteka/shop/languages"
import { lineField, localeField, oneLine, textField, writtenEmailField } from "../input-fields.ts"

const MAX_NAME = 120
const MAX_ORDER_REFERENCE = 40
const MAX_MESSAGE = 5000

export const contactInputSchema = z.strictObject({
  name: lineField(MAX_NAME),
  email: writtenEmailField,
  order_reference: z.string().transform(oneLine).pipe(z.string().max(MAX_ORDER_REFERENCE)).optional(),
  message: textField(MAX_MESSAGE).pipe(z.string().min(1)),
  locale: localeField.default(DEFAULT_LOCALE),
  submission_id: z.uuid().optional(),
})

export type ContactInput = z.infer<typeof contactInputSchema>
