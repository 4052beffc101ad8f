import type { ReactNode } from "react"
import { classNames } from "../class-names.ts"

export type Tone = "neutral" | "accent" | "success" | "warning" | "danger" | "info"

const TONES: Record<Tone, string> = {
  neutral: "bg-surface-hover text-ink",
  accent: "bg-accent-soft text-on-accent-soft",
  success: "bg-success-soft text-on-success-soft",
  warning: "bg-warning-soft text-on-warning-soft",
  danger: "bg-danger-soft text-on-danger-soft",
  info: "bg-info-soft text-on-info-soft",
}

/** A short label for a product's state. */
export function Badge({
  tone = "neutral",
  className,
  children,
}: {
  tone?: Tone
  className?: string
  children: ReactNode
}) {
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1.5 rounded-sm px-2 py-0.5 font-medium text-xs",
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
