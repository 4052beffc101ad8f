import { z } from "@medusajs/framework/zod"
import { TEXT_LIMITS } from "@porteka/shop"
import { DEFAULT_LOCALE } from "@porteka/shop/languages"
import { lineField, localeField, oneLine, writtenEmailField } from "../input-fields.ts"

const { withdrawal: LIMITS } = TEXT_LIMITS

/** Exactly what the law allows us to ask for (22. § (1b)), and to which products it is limited. */
export const withdrawalInputSchema = z.strictObject({
  name: lineField(LIMITS.name),
  /** Free text: the order number, or another description of the contract. */
  order_reference: lineField(LIMITS.order),
  email: writtenEmailField,
  /** The products it is limited to; absent or empty for the whole order. */
  products: z.string().transform(oneLine).pipe(z.string().max(LIMITS.products)).optional(),
  locale: localeField.default(DEFAULT_LOCALE),
  submission_id: z.uuid().optional(),
})

export type WithdrawalInput = z.infer<typeof withdrawalInputSchema>
