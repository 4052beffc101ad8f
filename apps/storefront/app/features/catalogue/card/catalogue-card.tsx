import type { CatalogueCard as Card, CatalogueLook, ProductRating } from "@porteka/commerce-sdk"
import { useLocale, useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { ratingText } from "#app/i18n/rating-text.ts"
import { Badge } from "#app/ui/commerce/badge.tsx"
import { ProductCard } from "#app/ui/commerce/product-card.tsx"
import { GRID_PICTURE_SIZES } from "#app/ui/commerce/product-grid.tsx"
import { Stars } from "#app/ui/commerce/stars.tsx"
import { Picture } from "#app/ui/media/picture.tsx"
import { ProductPrice } from "../product-price.tsx"
import { QuickViewButton } from "../quick-view/quick-view-button.tsx"
import { useCardAction } from "./card-actions.ts"

export interface CatalogueCardProps {
  card: Card
  eager?: boolean
  priority?: boolean
  level?: "h2" | "h3"
}

/**
 * One product in a list. The first row's pictures are loaded at once, others lazily; where the list is the page
 * itself, its first picture has priority.
 */
export function CatalogueCard({ card, eager = false, priority = false, level }: CatalogueCardProps) {
  const t = useTranslations("catalogue")
  const paths = usePaths()
  const action = useCardAction()
  const [first, second] = card.pictures
  return (
    <ProductCard
      to={paths.product(card.handle)}
      title={card.title}
      caption={card.maker}
      level={level}
      picture={
        first ? (
          <Picture
            source={first}
            sizes={GRID_PICTURE_SIZES}
            fill
            eager={eager}
            priority={priority}
            className="absolute inset-0"
          />
        ) : (
          <span className="no-picture" />
        )
      }
      secondPicture={
        second && (
          <Picture
            source={{ ...second, alt: "" }}
            sizes={GRID_PICTURE_SIZES}
            fill
            className="absolute inset-0"
          />
        )
      }
      action={action?.(card)}
      pictureAction={<QuickViewButton handle={card.handle} title={card.title} />}
      badges={<CardBadges card={card} />}
      price={<ProductPrice price={card.price} unitPrice={card.unit_price} from={card.price_varies} />}
      rating={card.rating && <CardRating rating={card.rating} />}
      looks={card.looks.length > 1 && <Looks looks={card.looks} />}
      footer={card.stock_state === "low_stock" && <p className="text-sm text-warning">{t("lowStock")}</p>}
    />
  )
}

/** The average rating. */
function CardRating({ rating }: { rating: ProductRating }) {
  const t = useTranslations("catalogue")
  const average = ratingText(rating.average, useLocale())
  return (
    <p className="flex items-center gap-1.5 text-ink-muted text-sm">
      <Stars value={rating.average} label={t("rating", { average, count: rating.count })} />
      <span aria-hidden="true">({rating.count})</span>
    </p>
  )
}

/** More would not fit side by side on a phone. */
const MOST_LOOKS = 4

/** Its colors and patterns. */
function Looks({ looks }: { looks: CatalogueLook[] }) {
  const t = useTranslations("catalogue")
  const more = looks.length - MOST_LOOKS
  return (
    <ul aria-label={t("looks")} className="flex items-center gap-1.5">
      {looks.slice(0, MOST_LOOKS).map(({ name, picture }) => (
        <li key={name} className="size-7 overflow-hidden rounded-full border border-border">
          <img
            src={picture}
            alt={name}
            title={name}
            width={28}
            height={28}
            loading="lazy"
            decoding="async"
            className="size-full scale-175 object-cover"
          />
        </li>
      ))}
      {more > 0 && <li className="text-ink-muted text-sm">{t("moreLooks", { count: more })}</li>}
    </ul>
  )
}

function CardBadges({ card }: { card: Card }) {
  const t = useTranslations("catalogue")
  if (card.stock_state === "out_of_stock") return <Badge>{t("outOfStock")}</Badge>
  if (card.label !== null) return <Badge tone="accent">{card.label}</Badge>
  if (card.is_new) return <Badge tone="success">{t("new")}</Badge>
  return null
}
