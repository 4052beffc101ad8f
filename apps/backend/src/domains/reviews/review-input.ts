import { z } from "@medusajs/framework/zod"
import { REVIEW_AUTHOR_CHARACTERS, REVIEW_STATES, REVIEW_TEXT_CHARACTERS } from "@porteka/commerce-sdk"
import { DEFAULT_LOCALE } from "@porteka/shop/languages"
import { localeField, photosField } from "../input-fields.ts"

const productId = z.string().regex(/^prod_[0-9A-HJKMNP-TV-Z]{26}$/)
const withoutNul = (text: string) => text.replaceAll("\0", "").trim()

const text = (most: number) => z.string().max(most).transform(withoutNul)

export const reviewSchema = z.strictObject({
  product_id: productId,
  stars: z.int().min(1).max(5),
  text: text(REVIEW_TEXT_CHARACTERS),
  author: text(REVIEW_AUTHOR_CHARACTERS).pipe(z.string().min(1)),
  locale: localeField.default(DEFAULT_LOCALE),
  photos: photosField.optional(),
})
export type ReviewInput = z.infer<typeof reviewSchema>

export const reviewRemovalSchema = z.strictObject({ product_id: productId })

/** The staff's decision. */
export const reviewDecisionSchema = z.strictObject({
  after: z.int().min(1),
  state: z.enum(REVIEW_STATES),
  reason: text(500).default(""),
  answer: text(REVIEW_TEXT_CHARACTERS).default(""),
})
