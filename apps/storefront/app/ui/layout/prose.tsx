import type { ComponentProps } from "react"
import { classNames } from "../class-names.ts"

/** Running text of plain HTML elements: legal pages, journal. */
export function Prose({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={classNames("prose", className)} />
}
