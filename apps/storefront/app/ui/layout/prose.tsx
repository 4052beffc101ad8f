import type { ComponentProps } from "react"
import { classNames } from "../class-names.ts"

/** Text from plain HTML elements: legal pages, journal. */
export function Prose({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={classNames("prose", className)} />
}
