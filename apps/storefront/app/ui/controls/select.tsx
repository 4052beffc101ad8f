import { ChevronDown } from "lucide-react"
import type { ComponentProps } from "react"
import { classNames } from "../class-names.ts"
import { CONTROL_LOOK } from "./field.tsx"

/** The native select with our border and arrow; takes `<option>` children. */
export function Select({ className, ...rest }: ComponentProps<"select">) {
  return (
    <span className={classNames("relative block", className)}>
      <select {...rest} className={classNames(CONTROL_LOOK, "appearance-none pr-11")} />
      <ChevronDown className="pointer-events-none absolute inset-y-0 right-3.5 my-auto size-4.5 text-ink-muted" />
    </span>
  )
}
