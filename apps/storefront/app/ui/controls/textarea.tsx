import type { ComponentProps } from "react"
import { classNames } from "../class-names.ts"
import { CONTROL_LOOK } from "./field.tsx"

/** A text box of several lines; grows with its content if the browser supports that. */
export function Textarea({ className, rows = 3, ...rest }: ComponentProps<"textarea">) {
  return (
    <textarea
      {...rest}
      rows={rows}
      className={classNames(CONTROL_LOOK, "field-sizing-content min-h-24 py-2.5", className)}
    />
  )
}
