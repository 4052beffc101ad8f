const GIFT_CARD_PICTURE = "/gift-card.svg"
/** Where the back end's finished pictures are. */
const PICTURES = "/pictures/"

/**
 * The URL of a line's small picture: the product's, or a drawing for a gift card, which has none. The back end
 * records the address of an upload until it has read the file, and for good if it cannot.
 */
export function linePicture({
  thumbnail,
  is_giftcard: isGiftCard = false,
}: {
  thumbnail: string | null
  is_giftcard?: boolean
}): string | null {
  if (thumbnail?.startsWith(PICTURES)) return thumbnail
  return isGiftCard ? GIFT_CARD_PICTURE : null
}
