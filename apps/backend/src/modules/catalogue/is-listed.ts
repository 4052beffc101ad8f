const KEY = "line_option"

/**
 * SQL: whether a product is shown to shoppers. What only charges for an option of
 * other goods is not, nor are gift cards, which have a page of their own.
 */
export const IS_LISTED = `status = 'published' and deleted_at is null and not is_giftcard and metadata -> '${KEY}' is null`

/** The same of a published product. */
export const isListed = ({
  metadata,
  is_giftcard: isGiftCard,
}: {
  metadata: unknown
  is_giftcard: boolean
}): boolean => !isGiftCard && (metadata as Record<string, unknown> | null)?.[KEY] === undefined
