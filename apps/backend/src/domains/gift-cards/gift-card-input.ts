import { z } from "@medusajs/framework/zod"
import { GIFT_CARD_MOST_VALUE } from "@porteka/commerce-sdk/wire"

/** Whole forints. */
export const cardValueField = z.int().min(1).max(GIFT_CARD_MOST_VALUE)

export const newGiftCardSchema = z.strictObject({
  value: cardValueField,
  ends_at: z.iso.datetime().optional(),
})
export type NewGiftCard = z.infer<typeof newGiftCardSchema>

export const changedGiftCardSchema = z.strictObject({
  is_disabled: z.boolean().optional(),
  ends_at: z.iso.datetime().nullish(),
})
export type ChangedGiftCard = z.infer<typeof changedGiftCardSchema>
