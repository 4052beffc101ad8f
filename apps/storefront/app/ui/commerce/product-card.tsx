import { type PointerEvent, type ReactNode, useState } from "react"
import { Skeleton } from "../feedback/skeleton.tsx"
import { usePictureTransition } from "../media/use-picture-transition.ts"
import { Link } from "../navigation/link.tsx"

export interface ProductCardProps {
  to: string
  title: ReactNode
  /** A `Picture` with `fill`, or a placeholder. */
  picture: ReactNode
  /** Fades in on hover; loaded on the first hover, because most cards are never hovered. */
  secondPicture?: ReactNode | undefined
  /** On the upper left corner of the picture. */
  badges?: ReactNode
  /** On the upper right corner of the picture: wishlist. */
  action?: ReactNode
  /** At the bottom of the picture: quick view. */
  pictureAction?: ReactNode
  /** Above the title, muted: the maker. */
  caption?: ReactNode
  price?: ReactNode
  /** Below the price: stars. */
  rating?: ReactNode
  /** Small pictures of the available colors or patterns. */
  looks?: ReactNode
  /** Below everything: a button, a stock line. */
  footer?: ReactNode
  level?: "h2" | "h3" | undefined
}

/**
 * A product in a list: one link over the whole card; a view transition moves its picture to the opened page.
 */
export function ProductCard(props: ProductCardProps) {
  const {
    to,
    title,
    picture,
    secondPicture,
    badges,
    action,
    pictureAction,
    caption,
    price,
    rating,
    looks,
    footer,
    level: Heading = "h3",
  } = props
  const transition = usePictureTransition(to)
  const [pointed, setPointed] = useState(false)
  const point = ({ pointerType }: PointerEvent) => {
    if (pointerType === "mouse") setPointed(true)
  }
  return (
    <article className="group/card relative flex h-full flex-col" onPointerEnter={point}>
      <div className="relative aspect-4/5 overflow-hidden rounded-sm bg-surface-sunken" style={transition}>
        {picture}
        {pointed && secondPicture && (
          <div className="absolute inset-0 opacity-0 transition-opacity group-hover/card:opacity-100 group-hover/card:starting:opacity-0">
            {secondPicture}
          </div>
        )}
        {badges && (
          <div className="pointer-events-none absolute top-2.5 left-2.5 flex flex-wrap gap-1.5">{badges}</div>
        )}
      </div>
      <div className="mt-3.5 flex flex-1 flex-col">
        {caption && <p className="text-sm text-ink-muted">{caption}</p>}
        <Heading className="text-base leading-6">
          <Link
            to={to}
            viewTransition
            prefetch
            className="quiet-link font-medium font-sans tracking-normal after:absolute after:inset-0 group-hover/card:decoration-ornament"
          >
            {title}
          </Link>
        </Heading>
        {price && <div className="mt-1.5">{price}</div>}
        {rating && <div className="mt-1.5">{rating}</div>}
        {looks && <div className="mt-2.5">{looks}</div>}
        {footer && <div className="relative mt-auto pt-3">{footer}</div>}
      </div>
      {(action || pictureAction) && (
        <div className="pointer-events-none absolute inset-x-0 top-0 aspect-4/5 [&_button]:pointer-events-auto">
          <div className="absolute top-2 right-2">{action}</div>
          <div className="absolute right-2.5 bottom-2.5">{pictureAction}</div>
        </div>
      )}
    </article>
  )
}

/** The card's placeholder while it loads: same size, same lines. */
export function ProductCardSkeleton() {
  return (
    <div>
      <Skeleton className="aspect-4/5 w-full" />
      <Skeleton className="mt-4.5 h-3.5 w-2/5" />
      <Skeleton className="mt-3 h-4 w-4/5" />
      <Skeleton className="mt-3 h-4 w-1/3" />
    </div>
  )
}
