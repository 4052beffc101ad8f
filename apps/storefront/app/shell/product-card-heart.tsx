import { useLocale } from "use-intl"
import type { CardAction } from "#app/features/catalogue/card/card-actions.ts"
import { fetchProduct } from "#app/features/catalogue/fetch-product.ts"
import { CardHeart } from "#app/features/wishlist/card-heart.tsx"

/** The wishlist button on every product card. */
export const cardHeart: CardAction = (card) => <Heart id={card.id} handle={card.handle} title={card.title} />

function Heart({ id, handle, title }: { id: string; handle: string; title: string }) {
  const locale = useLocale()
  return <CardHeart id={id} title={title} load={() => fetchProduct(handle, locale)} />
}
