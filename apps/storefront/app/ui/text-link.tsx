import type { ComponentProps } from "react"
import { Link } from "react-router"
import { classNames } from "./class-names.ts"

/** A link inside running text. For other elements the class `text-link` gives the same look. */
export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return <Link {...rest} className={classNames("text-link", className)} />
}
