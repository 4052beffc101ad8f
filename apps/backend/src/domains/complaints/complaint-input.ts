import { z } from "@medusajs/framework/zod"
import { DEFAULT_LOCALE } from "@porteka/shop/languages"
import { lineField, localeField, oneLine, textField, writtenEmailField } from "../input-fields.ts"

const MAX_NAME = 120
const MAX_ORDER_REFERENCE = 300
const MAX_DESCRIPTION = 5000
const MAX_REQUEST = 1000

/** The fields without which a complaint cannot be answered are required; everything else is optional. */
export const complaintInputSchema = z.strictObject({
  name: lineField(MAX_NAME),
  email: writtenEmailField,
  /** Free text: the order number, or another description of the purchase. */
  order_reference: z.string().transform(oneLine).pipe(z.string().max(MAX_ORDER_REFERENCE)).optional(),
  description: textField(MAX_DESCRIPTION).pipe(z.string().min(1)),
  /** What the consumer asks for. */
  request: textField(MAX_REQUEST).optional(),
  locale: localeField.default(DEFAULT_LOCALE),
  submission_id: z.uuid().optional(),
})

export type ComplaintInput = z.infer<typeof complaintInputSchema>
