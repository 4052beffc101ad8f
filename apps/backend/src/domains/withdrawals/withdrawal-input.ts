import { z } from "@medusajs/framework/zod"
import { DEFAULT_LOCALE } from "@porteka/shop/languages"
import { lineField, localeField, oneLine, writtenEmailField } from "../input-fields.ts"

const MAX_NAME = 120
const MAX_ORDER_REFERENCE = 300
const MAX_PRODUCTS = 1000

/** Exactly what the law allows us to ask for (22. § (1b)), and to which products it is limited. */
export const withdrawalInputSchema = z.strictObject({
  name: lineField(MAX_NAME),
  /** Free text: the order number, or another description of the contract. */
  order_reference: lineField(MAX_ORDER_REFERENCE),
  email: writtenEmailField,
  /** The products it is limited to; absent or empty for the whole order. */
  products: z.string().transform(oneLine).pipe(z.string().max(MAX_PRODUCTS)).optional(),
  locale: localeField.default(DEFAULT_LOCALE),
  submission_id: z.uuid().optional(),
})

export type WithdrawalInput = z.infer<typeof withdrawalInputSchema>
