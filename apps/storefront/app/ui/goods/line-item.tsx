import type { ReactNode } from "react"
import { classNames } from "../class-names.ts"

interface LineItemProps {
  /** The address of the small picture; the name says what it shows. */
  picture: string | null | undefined
  title: ReactNode
  variant?: ReactNode
  /** Stands below the variant: price, number, pieces. */
  details?: ReactNode
  /** Stands at the end of the first line: the sum, or the button that takes the thing away. */
  end?: ReactNode
  large?: boolean
  /** Stands below all of these, beside the picture. */
  children?: ReactNode
}

/** One thing in a list of what is bought: the cart, an order, what has just been put into the cart. */
export function LineItem({ picture, title, variant, details, end, large = false, children }: LineItemProps) {
  return (
    <div className={classNames("flex gap-4", large && "sm:gap-6")}>
      <div
        className={classNames(
          "aspect-4/5 shrink-0 self-start overflow-hidden rounded-sm bg-surface-sunken",
          large ? "w-22 sm:w-28" : "w-18",
        )}
      >
        {picture && (
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
      <div className="flex min-w-0 flex-1 flex-col">
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
