import type { ReactNode } from "react"
import { classNames } from "../class-names.ts"

interface TextBesideFormProps {
  text: ReactNode
  /** The form is above the text, or left of it; otherwise the text is what should be read first. */
  formFirst?: boolean
  children: ReactNode
}

/** Information and a form below it or above it; side by side if there is space. */
export function TextBesideForm({ text, formFirst = false, children }: TextBesideFormProps) {
  const form = (
    <div
      className={classNames(
        formFirst ? "mt-6" : "mt-8",
        "lg:mt-6 lg:rounded-lg lg:border lg:border-border lg:bg-surface-raised lg:p-8",
      )}
    >
      {children}
    </div>
  )
  return (
    <div
      className={classNames(
        "lg:grid lg:items-start lg:gap-x-16",
        formFirst
          ? "lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)]"
          : "lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]",
      )}
    >
      {formFirst && form}
      <div className={formFirst ? "mt-10 lg:mt-0" : undefined}>{text}</div>
      {!formFirst && form}
    </div>
  )
}
