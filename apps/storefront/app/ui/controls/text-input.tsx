import type { ComponentProps, ReactNode } from "react"
import { classNames } from "../class-names.ts"
import { CONTROL_LOOK } from "./field.tsx"

export interface TextInputProps extends ComponentProps<"input"> {
  /** Inside the box before the text, for example a search icon. */
  before?: ReactNode
  /** Inside the box after the text: a unit or a button. */
  after?: ReactNode
}

export function TextInput({ before, after, className, type = "text", ...rest }: TextInputProps) {
  const look = classNames(
    CONTROL_LOOK,
    "read-only:bg-surface-sunken",
    before ? "pl-11" : undefined,
    after ? "pr-12" : undefined,
  )
  const input = <input {...rest} type={type} className={classNames(look, !before && !after && className)} />
  if (!before && !after) return input
  return (
    <span className={classNames("relative block", className)}>
      {before && (
        <span className="pointer-events-none absolute inset-y-0 left-0 flex w-11 items-center justify-center text-ink-muted">
          {before}
        </span>
      )}
      {input}
      {after && (
        <span className="absolute inset-y-0 right-0 flex min-w-11 items-center justify-center text-ink-muted">
          {after}
        </span>
      )}
    </span>
  )
}
