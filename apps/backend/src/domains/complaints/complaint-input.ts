import { z } from "@medusajs/framework/zod"
import { TEXT_LIMITS } from "@porteka/shop"
import { DEFAULT_LOCALE } from "@porteka/shop/languages"
import {
  lineField,
  localeField,
  oneLine,
  photosField,
  textField,
  writtenEmailField,
} from "../input-fields.ts"

const { complaint: LIMITS } = TEXT_LIMITS

/** The fields without which a complaint cannot be answered are required; everything else is optional. */
export const complaintInputSchema = z.strictObject({
  name: lineField(LIMITS.name),
  email: writtenEmailField,
  /** Free text: the order number, or another description of the purchase. */
  order_reference: z.string().transform(oneLine).pipe(z.string().max(LIMITS.order)).optional(),
  description: textField(LIMITS.description).pipe(z.string().min(1)),
  /** What the consumer asks for. */
  request: textField(LIMITS.request).optional(),
  photos: photosField.default([]),
  locale: localeField.default(DEFAULT_LOCALE),
  submission_id: z.uuid().optional(),
})

export type ComplaintInput = z.infer<typeof complaintInputSchema>
