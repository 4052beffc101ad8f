const GIFT_CARD_PICTURE = "/gift-card.svg"

/** The URL of a line's small picture: the product's, or a drawing for a gift card, which has none. */
export const linePicture = ({
  thumbnail,
  is_giftcard: isGiftCard = false,
}: {
  thumbnail: string | null
  is_giftcard?: boolean
}): string | null => thumbnail ?? (isGiftCard ? GIFT_CARD_PICTURE : null)
