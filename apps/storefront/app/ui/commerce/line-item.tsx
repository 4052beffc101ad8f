import type { ReactNode } from "react"
import { classNames } from "../class-names.ts"

interface LineItemProps {
  /** The URL of the small picture, which the product name describes; `none`: it has no place, because it shows no product. */
  picture: string | null | undefined
  title: ReactNode
  variant?: ReactNode
  /** Below the variant: price, article number, quantity. */
  details?: ReactNode
  /** At the end of the first line: the total, or the remove button. */
  end?: ReactNode
  large?: boolean
  /** With very large letters the words have its place. */
  pictureGivesWay?: boolean
  /** Below all of these, beside the picture. */
  children?: ReactNode
}

/** One product in a list: the cart, an order, the popup after adding to the cart. */
export function LineItem({
  picture,
  title,
  variant,
  details,
  end,
  large = false,
  pictureGivesWay = false,
  children,
}: LineItemProps) {
  return (
    // With enlarged letters, the words are below the picture on a phone.
    <div className={classNames("flex flex-wrap gap-4", large && "sm:gap-6")}>
      <div
        className={classNames(
          "shrink-0 self-start overflow-hidden rounded-sm",
          picture !== "none" && "aspect-4/5 bg-surface-sunken",
          large ? "w-22 sm:w-28" : "w-18",
          pictureGivesWay && "max-[18rem]:hidden",
        )}
      >
        {picture && picture !== "none" && (
          <img
            src={picture}
            alt=""
            width={large ? 112 : 72}
            height={large ? 140 : 90}
            loading="lazy"
            className="size-full object-cover"
          />
        )}
      </div>
      <div className="flex min-w-0 flex-1 basis-44 flex-col">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <p className="font-medium">{title}</p>
            {variant && <p className="text-ink-muted text-sm">{variant}</p>}
            {details}
          </div>
          {end}
        </div>
        {children}
      </div>
    </div>
  )
}
