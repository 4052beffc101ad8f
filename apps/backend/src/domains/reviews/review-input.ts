import { z } from "@medusajs/framework/zod"
import { REVIEW_AUTHOR_CHARACTERS, REVIEW_STATES, REVIEW_TEXT_CHARACTERS } from "@porteka/commerce-sdk"
import { DEFAULT_LOCALE } from "@porteka/shop/languages"
import { lineField, localeField, photosField, textField } from "../input-fields.ts"

const productId = z.string().regex(/^prod_[0-9A-HJKMNP-TV-Z]{26}$/)
export const reviewSchema = z.strictObject({
  product_id: productId,
  stars: z.int().min(1).max(5),
  text: textField(REVIEW_TEXT_CHARACTERS),
  author: lineField(REVIEW_AUTHOR_CHARACTERS),
  locale: localeField.default(DEFAULT_LOCALE),
  photos: photosField.optional(),
})
export type ReviewInput = z.infer<typeof reviewSchema>

export const reviewRemovalSchema = z.strictObject({ product_id: productId })

/** The staff's decision. */
export const reviewDecisionSchema = z.strictObject({
  after: z.int().min(1),
  state: z.enum(REVIEW_STATES),
  reason: textField(500).default(""),
  answer: textField(REVIEW_TEXT_CHARACTERS).default(""),
})
