import { Children, isValidElement, type ReactNode } from "react"
import { HydratedLater } from "../browser/hydrated-later.tsx"
import { classNames } from "../class-names.ts"

/** The `sizes` of the grid's pictures: 2 columns on a phone, 3 on a tablet, 4 on a desktop. */
export const GRID_PICTURE_SIZES =
  "(min-width: 80rem) 17rem, (min-width: 64rem) 23vw, (min-width: 40rem) 31vw, 46vw"

/** A card's height on a phone, a tablet and a desktop: a picture 5/4 as high as wide, and the lines below it. */
const CARD_HEIGHT =
  "[--guessed-height:calc(46vw*5/4+8.5rem)] sm:[--guessed-height:calc(31vw*5/4+8.5rem)] lg:[--guessed-height:calc(min(23vw,17rem)*5/4+8.5rem)]"

/** The first rows, which are on the screen when the grid is, are not skipped. */
const SKIP_LATER_CARDS = "[&>:nth-child(n+5)]:skip-offscreen"

/** A grid of cards; children are `<li>`s. On a phone two columns, or one if letters are much larger. `narrow` is for a grid beside filters, with one column less. */
export function ProductGrid({
  narrow,
  className,
  children,
}: {
  narrow?: boolean
  className?: string
  children: ReactNode
}) {
  return (
    <ul
      className={classNames(
        "grid grid-cols-[repeat(auto-fill,minmax(max(7.5rem,40%),1fr))] gap-x-4 gap-y-9 sm:grid-cols-3 sm:gap-x-6 sm:gap-y-12",
        CARD_HEIGHT,
        SKIP_LATER_CARDS,
        !narrow && "lg:grid-cols-4",
        className,
      )}
    >
      {Children.map(children, (card) => (
        <HydratedLater key={isValidElement(card) ? card.key : null}>{card}</HydratedLater>
      ))}
    </ul>
  )
}
