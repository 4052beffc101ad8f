import type { ComponentProps, ReactNode } from "react"
import { classNames } from "./class-names.ts"

/** A table that scrolls sideways where it does not fit. Cells: `Th`, `Td`; rows as they are. */
export function Table({
  caption,
  captionHidden,
  children,
}: {
  caption: ReactNode
  captionHidden?: boolean
  children: ReactNode
}) {
  return (
    <div className="-mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0">
      <table className="w-full border-collapse text-left">
        <caption className={captionHidden ? "sr-only" : "title pb-3 text-left text-title-xs"}>
          {caption}
        </caption>
        {children}
      </table>
    </div>
  )
}

/** A head cell; `numeric` sets it to the right. */
export function Th({ numeric, className, ...rest }: ComponentProps<"th"> & { numeric?: boolean }) {
  return (
    <th
      scope="col"
      {...rest}
      className={classNames(
        "border-border border-b py-2.5 pr-4 font-medium text-sm text-ink-muted last:pr-0",
        numeric && "text-right",
        className,
      )}
    />
  )
}

/** A body cell; `numeric` sets it to the right with figures of one width. */
export function Td({ numeric, className, ...rest }: ComponentProps<"td"> & { numeric?: boolean }) {
  return (
    <td
      {...rest}
      className={classNames(
        "border-border border-b py-3 pr-4 align-top last:pr-0",
        numeric && "tabular whitespace-nowrap text-right",
        className,
      )}
    />
  )
}
