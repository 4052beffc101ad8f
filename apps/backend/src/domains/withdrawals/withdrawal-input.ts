import { z } from "@medusajs/framework/zod"
import { EMAIL_CHARACTERS } from "@porteka/shop"
import { DEFAULT_LOCALE } from "@porteka/shop/languages"
import { localeField } from "../input-fields.ts"

const MAX_NAME = 120
const MAX_ORDER_REFERENCE = 300
const MAX_GOODS = 1000

/** Without control characters, for e-mails and the database; line ends become spaces. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\s]+/gu, " ").trim()
const line = (most: number) => z.string().transform(oneLine).pipe(z.string().min(1).max(most))

/** Exactly what the law allows us to ask for (22. § (1b)), and to which products it is limited. */
export const withdrawalInputSchema = z.strictObject({
  name: line(MAX_NAME),
  /** Free text: the order number, or another description of the contract. */
  order_reference: line(MAX_ORDER_REFERENCE),
  email: z.string().trim().max(EMAIL_CHARACTERS).pipe(z.email()),
  /** The products it is limited to; absent or empty for the whole order. */
  goods: z.string().transform(oneLine).pipe(z.string().max(MAX_GOODS)).optional(),
  locale: localeField.default(DEFAULT_LOCALE),
  submission_id: z.uuid().optional(),
})

export type WithdrawalInput = z.infer<typeof withdrawalInputSchema>
