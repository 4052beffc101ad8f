import type { ReactNode } from "react"
import { classNames } from "../class-names.ts"

/** The `sizes` of the grid's pictures: 2 columns on a phone, 3 on a tablet, 4 on a desktop. */
export const GRID_PICTURE_SIZES =
  "(min-width: 80rem) 17rem, (min-width: 64rem) 23vw, (min-width: 40rem) 31vw, 46vw"

/** A grid of cards; children are `<li>`s. `narrow` is for a grid beside filters, with one column less. */
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
        "grid grid-cols-2 gap-x-4 gap-y-9 sm:grid-cols-3 sm:gap-x-6 sm:gap-y-12",
        !narrow && "lg:grid-cols-4",
        className,
      )}
    >
      {children}
    </ul>
  )
}
