import type { ComponentProps } from "react"
import { classNames } from "./class-names.ts"

/** A sheet with a thin edge. For groups that belong together, not for every box. */
export function Card({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div
      {...rest}
      className={classNames("rounded-lg border border-border bg-surface-raised p-5 sm:p-6", className)}
    />
  )
}
