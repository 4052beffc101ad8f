import { fieldsOf } from "@porteka/shop/parse-json"

const KEY = "line_option"

/**
 * SQL: whether a product is shown to shoppers. Products that only charge for a line option are not, nor are
 * gift cards, which have their own page.
 */
export const IS_LISTED = `status = 'published' and deleted_at is null and not is_giftcard and metadata -> '${KEY}' is null`

/** The same for a published product. */
export const isListed = ({
  metadata,
  is_giftcard: isGiftCard,
}: {
  metadata: unknown
  is_giftcard: boolean
}): boolean => !isGiftCard && fieldsOf(metadata)[KEY] === undefined
