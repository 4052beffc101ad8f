import type { ComponentProps } from "react"
import { classNames } from "./class-names.ts"
import { Link } from "./link.tsx"

/** A link inside running text. For other elements the class `text-link` gives the same look. */
export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return <Link {...rest} className={classNames("text-link", className)} />
}
